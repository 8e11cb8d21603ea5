import { expect, test } from "vitest";
import { checkBadSample } from "../testing/sample-project.ts";

test("a list is live on a kind whose changes are told, and not while its rows are filled in", async () => {
  const issues = (await checkBadSample("live-record")).filter(({ slug }) => slug === "live-record");
  expect(issues.map(({ message }) => message)).toEqual([
    "live: the rows can be filled in, and would change meanwhile",
    "live.on: nobody tells of changes of 包裹",
    'live.on "parcels": no such kind of record',
  ]);
});
