import * as fc from "fast-check";
import { expect, test } from "vitest";
import { hostileLinks } from "../../../tests/oracles/hostile-links.ts";
import { isSafeAddress } from "../attachments.ts";
import { isOwnPicture } from "./allowed-markup.ts";
import { keepAllowedMarkup, picturesOfKept } from "./keep-allowed-markup.ts";

const PAGE = "https://tax.example.cn/home/notices";

/** Pieces of addresses, with what a browser drops or reads as something else between them. */
const pieces = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "/",
        "/",
        "\\",
        "\t",
        "\n",
        "\r",
        " ",
        "\u0000",
        "@",
        ":",
        "?",
        "#",
        "%2f",
        "..",
        "a.png",
      ),
      fc.constantFrom("evil.example", "one.invalid", "two.invalid", "https:", "data:", "［"),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(""));
const addresses = fc.oneof(
  pieces,
  pieces.map((rest) => `/${rest}`),
  hostileLinks,
);

test.each(["/files/a.png", "/files/流程图.png?v=1#b", "/a//b", "data:image/png;base64,AAAA"])(
  "%s is a picture of the application",
  (address) => {
    expect(isOwnPicture(address)).toBe(true);
  },
);

test.each([
  "//evil.example/a.png",
  "/\\evil.example/a.png",
  "/\t/evil.example/a.png",
  "/\n/evil.example/a.png",
  "/\r\\evil.example/a.png",
  "\t//evil.example/a.png",
  "//one.invalid/a.png",
  "https://evil.example/a.png",
  "data:image/svg+xml;base64,AAAA",
  "a.png",
  "",
])("%j is none", (address) => {
  expect(isOwnPicture(address)).toBe(false);
});

test("of 20,000 addresses none that is taken for the application's own is fetched from elsewhere", () => {
  let own = 0;
  fc.assert(
    fc.property(addresses, (address) => {
      const letters = Array.from(address, (letter) => `&#${letter.codePointAt(0)};`).join("");
      const taken = [
        ...(isOwnPicture(address) ? [address] : []),
        ...(isSafeAddress(address) && !/^https?:/i.test(address) ? [address] : []),
        ...picturesOfKept(keepAllowedMarkup(`<img src="${letters}">`)),
      ].filter((picture) => !picture.startsWith("data:"));
      own += taken.length;
      for (const picture of taken) expect(new URL(picture, PAGE).origin).toBe(new URL(PAGE).origin);
    }),
    { numRuns: 20_000 },
  );
  expect(own).toBeGreaterThan(1_000);
});
