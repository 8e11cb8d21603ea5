import { expect, test } from "vitest";
import { readPreviewService, withoutPreview } from "./preview-service.ts";

test("a preview begins by the address, lasts for the browser tab, and ends by the address", () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  expect(readPreviewService("?page=1", "service-7", storage)).toBeNull();
  expect(readPreviewService("?preview=1", "service-7", storage)).toBe("service-7");
  expect(readPreviewService("", "service-7", storage)).toBe("service-7");
  expect(readPreviewService("?preview=0", "service-7", storage)).toBeNull();
  expect(readPreviewService("", "service-7", storage)).toBeNull();
});

test.each([
  ["?preview=1", ""],
  ["?page=2&preview=1", "?page=2"],
])("%s is shown as %s", (search, shown) => expect(withoutPreview(search)).toBe(shown));
