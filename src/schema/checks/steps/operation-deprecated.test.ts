import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

const deprecated = (more: string) =>
  checkEdit("api/client.json", [
    '"operationId": "client.modifyStatus",',
    `"operationId": "client.modifyStatus", "deprecated": true,${more}`,
  ]);

test("a call of a deprecated operation is told, with what took its place when the catalogue says so", () => {
  expect(deprecated("")).toEqual([
    expect.stringMatching(/^operation-deprecated .*; the catalogue names no operation that took its place$/),
  ]);
  expect(deprecated('"x-replaced-by": "client.modify",')).toEqual([
    expect.stringMatching(
      /^operation-deprecated .*"client.modifyStatus" is deprecated; "client.modify" took its place$/,
    ),
  ]);
});

test("what took its place exists and is not deprecated itself", () => {
  expect(deprecated('"x-replaced-by": "client.modfiy",')).toContainEqual(
    expect.stringContaining(
      '"client.modfiy": no such operation in the catalogue; did you mean "client.modify"?',
    ),
  );
  expect(deprecated('"x-replaced-by": "client.modifyStatus",')).toContainEqual(
    expect.stringContaining("what took the place of client.modifyStatus is itself"),
  );
});
