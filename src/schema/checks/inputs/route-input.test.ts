import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

test("the menu leads to nothing that needs an input", () => {
  expect(checkEdit("routes/client.json", ['["/client/list"]', '["/client/list", "/report/detail"]'])).toEqual(
    [
      expect.stringMatching(
        /^route-input .*entries\[1\]: "\/report\/detail" needs "id", which no menu can give$/,
      ),
    ],
  );
});

test("the tabs of a route go by an input of its screen", () => {
  const tabs = (name: string) =>
    checkEdit("routes/report.json", [
      '"screen": "report.detail",',
      `"screen": "report.detail", "tabBy": "${name}",`,
    ]).filter((issue) => issue.startsWith("route-input"));
  expect(tabs("id")).toEqual([]);
  expect(tabs("idd")).toEqual([
    expect.stringMatching(/tabBy "idd": no input of report\.detail; did you mean "id"\?$/),
  ]);
});
