import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

test("an open screen calls nothing that is only planned", () => {
  expect(
    checkEdit("api/client.json", [
      '"operationId": "client.page"',
      '"x-planned": true, "operationId": "client.page"',
    ]),
  ).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^planned .*client\.page is only planned: nobody serves it/),
    ]),
  );
});

test("no route opens a screen that is only planned", () => {
  expect(
    checkEdit("screens/client-list.json", ['"kind": "list"', '"planned": true, "kind": "list"']),
  ).toEqual([expect.stringContaining("is only planned: the route would open nothing")]);
});

test("no tab opens a screen that is only planned", () => {
  expect(
    checkEdit("screens/report-form.json", ['"kind": "form"', '"planned": true, "kind": "form"']),
  ).toEqual([
    expect.stringMatching(
      /^planned .*items\[1\]\.screen: report\.form is only planned: here would be nothing$/,
    ),
  ]);
});
