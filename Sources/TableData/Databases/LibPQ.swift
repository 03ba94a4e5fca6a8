import Foundation

/// The functions of libpq that are used. The library is opened when a database is asked for: linking it would make
/// every start of a program longer, for it brings along cryptography and directory services.
struct LibPQ: @unchecked Sendable {
    typealias Connection = OpaquePointer
    typealias Result = OpaquePointer

    let connect:
        @convention(c) (UnsafePointer<UnsafePointer<CChar>?>, UnsafePointer<UnsafePointer<CChar>?>, Int32) ->
            Connection?
    let status: @convention(c) (Connection) -> UInt32
    let errorMessage: @convention(c) (Connection) -> UnsafePointer<CChar>?
    let finish: @convention(c) (Connection) -> Void
    let sendQuery: @convention(c) (Connection, UnsafePointer<CChar>) -> Int32
    let setSingleRowMode: @convention(c) (Connection) -> Int32
    let socket: @convention(c) (Connection) -> Int32
    let consumeInput: @convention(c) (Connection) -> Int32
    let isBusy: @convention(c) (Connection) -> Int32
    let getResult: @convention(c) (Connection) -> Result?
    let getCancel: @convention(c) (Connection) -> OpaquePointer?
    let cancel: @convention(c) (OpaquePointer, UnsafeMutablePointer<CChar>, Int32) -> Int32
    let freeCancel: @convention(c) (OpaquePointer) -> Void
    let resultStatus: @convention(c) (Result) -> UInt32
    let resultErrorMessage: @convention(c) (Result) -> UnsafePointer<CChar>?
    let resultErrorField: @convention(c) (Result, Int32) -> UnsafePointer<CChar>?
    let clear: @convention(c) (Result) -> Void
    let rowCount: @convention(c) (Result) -> Int32
    let fieldCount: @convention(c) (Result) -> Int32
    let fieldName: @convention(c) (Result, Int32) -> UnsafePointer<CChar>?
    let fieldType: @convention(c) (Result, Int32) -> UInt32
    let value: @convention(c) (Result, Int32, Int32) -> UnsafePointer<CChar>?
    let length: @convention(c) (Result, Int32, Int32) -> Int32
    let isNull: @convention(c) (Result, Int32, Int32) -> Int32

    // What the library's header calls CONNECTION_OK, PGRES_COMMAND_OK, PGRES_TUPLES_OK, PGRES_SINGLE_TUPLE.
    static let connectionOK: UInt32 = 0
    static let commandOK: UInt32 = 1
    static let tuplesOK: UInt32 = 2
    static let singleTuple: UInt32 = 9

    /// Opens the library once.
    static let shared: LibPQ? = LibPQ()

    private init?() {
        guard let library = dlopen("libpq.so.5", RTLD_NOW | RTLD_LOCAL) else { return nil }
        func find<Function>(_ name: String) -> Function? {
            dlsym(library, name).map { unsafeBitCast($0, to: Function.self) }
        }
        guard
            let connect:
                @convention(c) (UnsafePointer<UnsafePointer<CChar>?>, UnsafePointer<UnsafePointer<CChar>?>, Int32) ->
                    Connection? = find("PQconnectdbParams"),
            let status: @convention(c) (Connection) -> UInt32 = find("PQstatus"),
            let errorMessage: @convention(c) (Connection) -> UnsafePointer<CChar>? = find("PQerrorMessage"),
            let finish: @convention(c) (Connection) -> Void = find("PQfinish"),
            let sendQuery: @convention(c) (Connection, UnsafePointer<CChar>) -> Int32 = find("PQsendQuery"),
            let setSingleRowMode: @convention(c) (Connection) -> Int32 = find("PQsetSingleRowMode"),
            let socket: @convention(c) (Connection) -> Int32 = find("PQsocket"),
            let consumeInput: @convention(c) (Connection) -> Int32 = find("PQconsumeInput"),
            let isBusy: @convention(c) (Connection) -> Int32 = find("PQisBusy"),
            let getResult: @convention(c) (Connection) -> Result? = find("PQgetResult"),
            let getCancel: @convention(c) (Connection) -> OpaquePointer? = find("PQgetCancel"),
            let cancel: @convention(c) (OpaquePointer, UnsafeMutablePointer<CChar>, Int32) -> Int32 = find("PQcancel"),
            let freeCancel: @convention(c) (OpaquePointer) -> Void = find("PQfreeCancel"),
            let resultStatus: @convention(c) (Result) -> UInt32 = find("PQresultStatus"),
            let resultErrorMessage: @convention(c) (Result) -> UnsafePointer<CChar>? = find("PQresultErrorMessage"),
            let resultErrorField: @convention(c) (Result, Int32) -> UnsafePointer<CChar>? = find("PQresultErrorField"),
            let clear: @convention(c) (Result) -> Void = find("PQclear"),
            let rowCount: @convention(c) (Result) -> Int32 = find("PQntuples"),
            let fieldCount: @convention(c) (Result) -> Int32 = find("PQnfields"),
            let fieldName: @convention(c) (Result, Int32) -> UnsafePointer<CChar>? = find("PQfname"),
            let fieldType: @convention(c) (Result, Int32) -> UInt32 = find("PQftype"),
            let value: @convention(c) (Result, Int32, Int32) -> UnsafePointer<CChar>? = find("PQgetvalue"),
            let length: @convention(c) (Result, Int32, Int32) -> Int32 = find("PQgetlength"),
            let isNull: @convention(c) (Result, Int32, Int32) -> Int32 = find("PQgetisnull")
        else { return nil }
        self.connect = connect
        self.status = status
        self.errorMessage = errorMessage
        self.finish = finish
        self.sendQuery = sendQuery
        self.setSingleRowMode = setSingleRowMode
        self.socket = socket
        self.consumeInput = consumeInput
        self.isBusy = isBusy
        self.getResult = getResult
        self.getCancel = getCancel
        self.cancel = cancel
        self.freeCancel = freeCancel
        self.resultStatus = resultStatus
        self.resultErrorMessage = resultErrorMessage
        self.resultErrorField = resultErrorField
        self.clear = clear
        self.rowCount = rowCount
        self.fieldCount = fieldCount
        self.fieldName = fieldName
        self.fieldType = fieldType
        self.value = value
        self.length = length
        self.isNull = isNull
    }
}
