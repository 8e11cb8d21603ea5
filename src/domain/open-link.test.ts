import * as fc from "fast-check";
import { expect, test } from "vitest";
import { hostileLinks } from "../../tests/oracles/hostile-links.ts";
import { openableLink } from "./open-link.ts";

test.each([
  [
    "https://files.example.cn/税款 明细.xlsx",
    "https://files.example.cn/%E7%A8%8E%E6%AC%BE%20%E6%98%8E%E7%BB%86.xlsx",
  ],
  ["HTTP://example.cn", "http://example.cn/"],
  ["  https://example.cn/a?b=1#c  ", "https://example.cn/a?b=1#c"],
])("opens %s", (text, href) => {
  expect(openableLink(text)?.href).toBe(href);
});

test.each([
  "javascript:alert(1)//http://example.cn",
  "JavaScript:location='https://example.cn'",
  "java\nscript:alert(1)//https://",
  "\u0000javascript:alert(1)//https://",
  "ht\ntps://example.cn",
  "ht\ttps://example.cn",
  "https://example.cn/\u0000",
  "data:text/html,http://example.cn",
  "vbscript:http://",
  "file:///etc/passwd?http://",
  "blob:https://example.cn/1",
  "//evil.example/http://",
  "/files/http.xlsx",
  "https:evil.example",
  "https:/\\evil.example",
  "https://bank.cn@evil.example/",
  "https://a:b@evil.example/",
  "https://",
  "http",
  "",
])("refuses %j", (text) => {
  expect(openableLink(text)).toBeNull();
});

test("whatever opens is a web page", () => {
  const scheme = fc.constantFrom("http://", "https://", "javascript:", "data:", "", "\t", "//", "\\");
  fc.assert(
    fc.property(fc.array(fc.oneof(scheme, fc.string()), { maxLength: 4 }), (parts) => {
      const url = openableLink(parts.join(""));
      expect(url === null || ["http:", "https:"].includes(url.protocol)).toBe(true);
    }),
  );
});

test("of 5,000 hostile links none opens", () => {
  fc.assert(
    fc.property(hostileLinks, (link) => {
      expect(openableLink(link)).toBeNull();
    }),
    { numRuns: 5_000 },
  );
});
