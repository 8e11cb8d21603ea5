import { expect, test } from "vitest";
import { readNamesText } from "./names-text.ts";

test("the code names texts by their keys, whole or made by a template", async () => {
  const namesText = await readNamesText();
  expect(namesText("file.empty")).toBe(true);
  expect(namesText("http.404")).toBe(true);
  expect(namesText("notFound.title")).toBe(true);
  expect(namesText("nobody says this")).toBe(false);
});
