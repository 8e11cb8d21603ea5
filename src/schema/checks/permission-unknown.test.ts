import { expect, test } from "vitest";
import { checkEdit } from "./testing/sample-project.ts";

test("the codes of an example exist", () => {
  expect(checkEdit("screens/client-list.json", ['"as": ["client",', '"as": ["client", "clinet",'])).toEqual([
    expect.stringContaining(
      'permission-unknown 51:24 examples[0].as[1] "clinet": no such permission code; did you mean "client"?',
    ),
  ]);
});

test("an operation may be open to everyone signed in, a screen not", () => {
  expect(
    checkEdit("screens/client-list.json", ['"permission": "client",', '"permission": "signed-in",']),
  ).toEqual([
    expect.stringContaining('permission-unknown 7:17 permission "signed-in"'),
    expect.stringContaining("example"),
  ]);
});
