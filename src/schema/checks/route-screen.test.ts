import { expect, test } from "vitest";
import { checkEdit } from "./testing/sample-project.ts";

test("a route that leads nowhere is an issue", () => {
  expect(checkEdit("routes/client.json", ['"screen": "client.list",', ""])).toEqual([
    expect.stringContaining('"/client/list" leads nowhere; say one of screen, page, planned'),
  ]);
});

test("the parent of a route is a route", () => {
  expect(
    checkEdit("routes/client.json", [
      '"permission": "client"',
      '"permission": "client", "parent": "/clients"',
    ]),
  ).toEqual([expect.stringContaining('parent "/clients": no such route')]);
});
