import { expect, test } from "vitest";
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
