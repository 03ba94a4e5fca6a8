// CommonMark with GitHub's additions: strikethrough is one of them.
#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm.h>
