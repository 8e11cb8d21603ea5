import * as fc from "fast-check";

const HOST = fc.constantFrom("example.cn", "evil.example", "127.0.0.1", "[::1]", "xn--fiq228c.cn");
const TAIL = fc.constantFrom("", "/", "/a?b=http://example.cn", "#https://", "/a b", "\\@evil.example");
const WEB = fc.constantFrom("http://", "https://", "HTTPS://");
const BAD_SCHEME = fc.constantFrom(
  "javascript:",
  "JaVaScRiPt:",
  "data:text/html,",
  "data:text/html;base64,",
  "vbscript:",
  "blob:",
  "filesystem:",
  "file:///",
  "view-source:",
  "about:blank#",
  "ftp://",
  "mailto:",
  "intent://",
  "ws://",
);
/** Stands where no scheme does: the page's own would be taken, or that of another host. */
const NO_SCHEME = fc.constantFrom(
  "//",
  "///",
  "\\\\",
  "/\\",
  "\\/",
  "/",
  "./",
  "../",
  "?",
  "#",
  "",
  ":",
  "://",
  "http:",
  "https:/",
  "http:\\\\",
);
/** Browsers drop these without a word. */
const DROPPED = fc.constantFrom("\t", "\n", "\r", "\0", "\u0001", "\u001f", "\u007f");
const SCRIPT = fc.constantFrom(
  "alert(1)//http://",
  "%0aalert(1)//https://",
  "alert(1);'http'",
  "//http://example.cn/%0aalert(1)",
);

const joined = (...parts: readonly (string | fc.Arbitrary<string>)[]): fc.Arbitrary<string> =>
  fc
    .tuple(...parts.map((part) => (typeof part === "string" ? fc.constant(part) : part)))
    .map((all) => all.join(""));

/** A text with one more sign in it, anywhere. */
const broken = (text: fc.Arbitrary<string>, sign: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(text, sign, fc.nat()).map(([whole, mark, place]) => {
    const at = place % (whole.length + 1);
    return whole.slice(0, at) + mark + whole.slice(at);
  });

const web = joined(WEB, HOST, TAIL);

/** Texts that a browser would take for a script, for another host than one reads, or for an address of the page's own. */
export const hostileLinks: fc.Arbitrary<string> = fc.oneof(
  joined(BAD_SCHEME, fc.oneof(SCRIPT, HOST), TAIL),
  joined(fc.constantFrom(" ", "　", "\u00a0", "\ufeff"), BAD_SCHEME, SCRIPT),
  broken(joined(BAD_SCHEME, SCRIPT), DROPPED),
  broken(web, DROPPED),
  joined(NO_SCHEME, HOST, TAIL),
  joined(WEB, fc.constantFrom("bank.cn@", "a:b@", ":@x@", "%40@"), HOST, TAIL),
  joined(
    WEB,
    fc.constantFrom("", "/", "?", "#", " ", "[", "%", "a b.cn", "a<b.cn", "example.cn:99999", "[::1"),
  ),
);
