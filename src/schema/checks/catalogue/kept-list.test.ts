import { expect, test } from "vitest";
import { checkBadSample } from "../testing/sample-project.ts";

test("only a read is kept, and until something changes that is told", async () => {
  const issues = (await checkBadSample("kept-list")).filter(({ slug }) => slug === "kept-list");
  expect(issues.map(({ message }) => message)).toEqual([
    'paths["/parcel/page"].post.x-kept[0]: nobody tells of changes of 包裹',
    'paths["/parcel/page"].post.x-kept[1] "parcels": no such kind of record',
    'paths["/parcel/add"].post.x-kept: parcel.add writes',
    'paths["/parcel/add"].post.x-kept[0]: nobody tells of changes of 包裹',
  ]);
});
