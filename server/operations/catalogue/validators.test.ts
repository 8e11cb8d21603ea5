import { expect, test } from "vitest";
import { contracts } from "../../../src/contracts.ts";
import { ownProject } from "../../testing/own-project.ts";
import { createProject } from "../../../src/schema/project/project.ts";
import { permissionTree } from "../../access/permission-tree.ts";
import { createValidators } from "./validators.ts";

const validators = createValidators(ownProject);

test.each(ownProject.allOperations.map((operation) => [operation.id, operation] as const))(
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
  const tree = permissionTree(ownProject);
  for (const code of ownProject.allOperations.flatMap((operation) => operation.permission)) {
    expect(tree.has(code) || code === "signed-in" || code === "public").toBe(true);
  }
});

test("a moment must be one", () => {
  const operation = ownProject.allOperations.find((listed) => listed.id === "userAdmin.list");
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

const NEW = "schemas/api/new.json";
const withDocument = (document: object) => createProject(new Map([[NEW, JSON.stringify(document)]]));

const FORMATS = [...contracts.fields.flatMap(({ formats }) => formats), "binary", "uuid", "int64"];

test.each(FORMATS)("a property of the format %s is served", (format) => {
  const property = { title: "值", type: ["string", "number", "null"], format };
  const answer = { type: "object", properties: { value: property }, additionalProperties: false };
  const document = { components: { schemas: { Answer: answer } } };
  const [operation] = ownProject.allOperations;
  if (!operation) throw new Error("The catalogue has no operations.");
  const { answer: validate } = createValidators(withDocument(document));
  const answering = { ...operation, file: NEW, answerPointer: "/components/schemas/Answer" };
  expect(validate(answering)({ value: null })).toEqual([]);
});

test.each([
  ["date", "2026-02-28", "2026-02-30"],
  ["period", "2026-02", "2026-13"],
  ["date-time", "2026-02-28T10:00:00.5+08:00", "2026-02-28T25:00:00Z"],
])("a %s must be one", (format, good, bad) => {
  const document = { components: { schemas: { Value: { type: "string", format } } } };
  const [operation] = ownProject.allOperations;
  if (!operation) throw new Error("The catalogue has no operations.");
  const { answer } = createValidators(withDocument(document));
  const validate = answer({ ...operation, file: NEW, answerPointer: "/components/schemas/Value" });
  expect(validate(good)).toEqual([]);
  expect(validate(bad)).not.toEqual([]);
});

test("an amount has two decimals at any size", () => {
  const money = { type: "number", multipleOf: 0.01 };
  const document = { components: { schemas: { Value: money } } };
  const [operation] = ownProject.allOperations;
  if (!operation) throw new Error("The catalogue has no operations.");
  const { answer } = createValidators(withDocument(document));
  const validate = answer({ ...operation, file: NEW, answerPointer: "/components/schemas/Value" });
  for (const amount of [0.07, 137_410_432.14, 9_999_999_999.99]) expect(validate(amount)).toEqual([]);
  for (const amount of [0.075, 137_410_432.145]) expect(validate(amount)).not.toEqual([]);
});
