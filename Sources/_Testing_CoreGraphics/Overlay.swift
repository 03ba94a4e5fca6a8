// Empty on purpose. Where a file imports Testing and CoreGraphics, the toolchain's Testing library makes the compiler
// import this module as well; without it tests of clients would not compile.
