import Testing

@testable import TableData

@Suite("Statements of SQL")
struct SQLStatementTests {
    @Test(
        "Semicolons and comments at the ends fall away; those within texts, names and comments stay",
        arguments: [
            ("SELECT 1;", "SELECT 1"), ("  SELECT 1 ; ; \n", "SELECT 1"), ("SELECT 1 -- one; two", "SELECT 1"),
            ("-- first\nSELECT 1; /* last; */", "SELECT 1"), ("/* a /* nested; */ b */ SELECT 1", "SELECT 1"),
            ("SELECT ';' AS \"a;b\" -- x", "SELECT ';' AS \"a;b\""), ("SELECT 'it''s; so' ;", "SELECT 'it''s; so'"),
            ("SELECT $$a;b$$, $t$;$t$;", "SELECT $$a;b$$, $t$;$t$"), ("SELECT E'a\\';b';", "SELECT E'a\\';b'"),
            ("WITH a AS (SELECT 1) SELECT * FROM a", "WITH a AS (SELECT 1) SELECT * FROM a"),
            ("(SELECT 1) UNION (SELECT 2)", "(SELECT 1) UNION (SELECT 2)"), ("values (1), (2)", "values (1), (2)"),
            ("SELECT a -- why\nFROM b", "SELECT a -- why\nFROM b"), ("SELECT x$1 FROM t;", "SELECT x$1 FROM t"),
        ])
    func single(sql: String, expected: String) throws {
        #expect(try SQLStatement(sql).text == expected)
    }

    @Test(
        "What is not one query is refused",
        arguments: [
            ("SELECT 1; SELECT 2", "data.several-statements"), ("SELECT 1; DROP TABLE a", "data.several-statements"),
            ("DELETE FROM a", "data.no-query"), ("PRAGMA table_info(a)", "data.no-query"),
            ("-- nothing", "data.query"), ("UPDATE a SET b = 1", "data.no-query"),
        ])
    func refused(sql: String, code: String) {
        #expect(failure { _ = try SQLStatement(sql) }?.code == code)
    }

    @Test("The place of a mistake is shown, in one line and not too long")
    func place() {
        #expect(sqlPlace(7, in: "SELECT FORM a") == " at “FORM a”")
        #expect(sqlPlace(0, in: "x\ny") == " at “x”")
        #expect(sqlPlace(0, in: String(repeating: "z", count: 99)).count == 36)
        #expect(sqlPlace(-1, in: "x").isEmpty && sqlPlace(9, in: "x").isEmpty)
    }

    @Test(
        "Addresses are shown without passwords, also where a message repeats them",
        arguments: [
            ("postgresql://ann:s3cret@host:1/db", "postgresql://ann@host:1/db", "s3cret"),
            (
                "postgres://ann@host/db?password=s3cret&sslmode=require", "postgres://ann@host/db?sslmode=require",
                "s3cret"
            ),
            ("postgresql://ann:s3@cret/x@host/db", "postgresql://ann@host/db", "cret"),
            ("postgresql://ann:a%20b@host/db", "postgresql://ann@host/db", "a b"),
        ])
    func passwords(address: String, shown: String, secret: String) {
        let parsed = PostgreSQLAddress(text: address)
        #expect(parsed.shown == shown)
        #expect(parsed.cleaned("no host \"\(secret)\" here") == "no host \"…\" here")
        #expect(PostgreSQLAddress(text: "postgresql:///db").shown == "postgresql:///db")
    }
}
