import { expect, test } from "vitest";
import { contracts } from "../../src/contracts.ts";
import { SCHEMAS_DIR } from "../app.ts";
import { readPermissionTree } from "../permission/permission-tree.ts";
import { readCatalogue } from "./read-catalogue.ts";
import { createValidators } from "./validators.ts";

const catalogue = readCatalogue(SCHEMAS_DIR);
const validators = createValidators(catalogue);

test.each(catalogue.operations.map((operation) => [operation.id, operation] as const))(
  "the schemas of %s compile",
  (_id, operation) => {
    for (const validate of [
      validators.body(operation),
      validators.answer(operation),
      validators.parameters(operation, "path"),
      validators.parameters(operation, "query"),
    ]) {
      expect(() => validate({})).not.toThrow();
    }
  },
);

test("every permission of an operation is a known code or one of the two words", () => {
  const tree = readPermissionTree(SCHEMAS_DIR);
  for (const code of catalogue.operations.flatMap((operation) => operation.permission)) {
    expect(tree.has(code) || code === "signed-in" || code === "public").toBe(true);
  }
});

test("a moment must be one", () => {
  const operation = catalogue.operations.find((one) => one.id === "userAdmin.list");
  const check = (lastLoginTime: unknown) => {
    const row = {
      id: 1,
      name: "孙丽",
      account: "sunli",
      phone: "138****1234",
      deptId: 1,
      deptName: "会计一部",
      roleIds: [],
      roleNames: "",
      userKind: "ordinary",
      status: 1,
      delegateCount: 0,
      lastLoginTime,
      createTime: "2026-11-20 10:00:00",
    };
    return (
      operation &&
      validators.answer(operation)({ code: "0", message: null, result: { list: [row], total: 1 } })
    );
  };
  expect(check("2026-11-20 10:00:00")).toEqual([]);
  expect(check(null)).toEqual([]);
  expect(check("2026-11-31 10:00:00")).not.toEqual([]);
  expect(check("2026-11-20")).not.toEqual([]);
});

const FORMATS = [...contracts.fields.flatMap(({ formats }) => formats), "binary", "uuid", "int64"];

test.each(FORMATS)("a property of the format %s is served", (format) => {
  const property = { title: "值", type: ["string", "number", "null"], format };
  const answer = { type: "object", properties: { value: property }, additionalProperties: false };
  const document = { components: { schemas: { Answer: answer } } };
  const [operation] = catalogue.operations;
  if (!operation) throw new Error("The catalogue has no operations.");
  const { answer: validate } = createValidators({
    ...catalogue,
    documents: new Map([["new.json", document]]),
  });
  expect(validate({ ...operation, answer: "new.json#/components/schemas/Answer" })({ value: null })).toEqual(
    [],
  );
});

test.each([
  ["date", "2026-02-28", "2026-02-30"],
  ["period", "2026-02", "2026-13"],
  ["date-time", "2026-02-28T10:00:00.5+08:00", "2026-02-28T25:00:00Z"],
])("a %s must be one", (format, good, bad) => {
  const document = { components: { schemas: { Value: { type: "string", format } } } };
  const [operation] = catalogue.operations;
  if (!operation) throw new Error("The catalogue has no operations.");
  const { answer } = createValidators({ ...catalogue, documents: new Map([["new.json", document]]) });
  const validate = answer({ ...operation, answer: "new.json#/components/schemas/Value" });
  expect(validate(good)).toEqual([]);
  expect(validate(bad)).not.toEqual([]);
});
