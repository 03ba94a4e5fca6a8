#!/usr/bin/env bash
# Compiles and renders the articles' code in Swift 6 and Swift 5 mode with the acceptance runner beside the repository.
#
# In Swift 5 mode the compiler does not isolate top-level code to the main actor, so that the runner's own main.swift
# (`try write(…)`, a `@MainActor` function) is an error there, whatever it imports. With complete concurrency checking
# it is isolated; a `swift` in front of the real one adds that flag to the Swift 5 build and changes nothing else.
. "$(dirname "$0")/lib.sh"

runner=../shared/acceptance/run
front=.build/acceptance-front
mkdir -p "$front"
cat > "$front/swift" <<SHIM
#!/usr/bin/env bash
case "\$*" in
  *"/.build/acceptance/v5 "*) exec "$(command -v swift)" "\$@" -Xswiftc -strict-concurrency=complete ;;
  *) exec "$(command -v swift)" "\$@" ;;
esac
SHIM
chmod +x "$front/swift"
PATH="$PWD/$front:$PATH" exec "$runner" .
