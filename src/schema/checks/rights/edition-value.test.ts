import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

test("routes are for services that are sold", () => {
  expect(
    checkEdit("routes/client.json", [
      '"permission": "client"',
      '"edition": { "serviceTag": ["QJ", "ZZZ"] }, "permission": "client"',
    ]),
  ).toEqual([
    expect.stringContaining('routes[0].edition.serviceTag[1] "ZZZ": no such service; did you mean "ZZ"?'),
  ]);
});
