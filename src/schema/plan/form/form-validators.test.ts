import { describe, expect, it, test } from "vitest";
import { formValidators, writtenValidators } from "./form-validators.ts";

const typed = { title: "账号", required: false, chosen: false };

describe("formValidators", () => {
  it("says what to do in a required field", () => {
    expect(formValidators({}, { ...typed, required: true })).toEqual([
      { required: true, message: "请输入账号" },
    ]);
    expect(formValidators({}, { title: "部门", required: true, chosen: true })).toEqual([
      { required: true, message: "请选择部门" },
    ]);
    expect(formValidators(undefined, typed)).toEqual([]);
  });

  it("says each limit of a typed value", () => {
    const schema = {
      minLength: 4,
      maxLength: 20,
      minimum: 1,
      maximum: 9,
      pattern: "^a",
      description: "以 a 开头",
    };
    expect(formValidators(schema, typed)).toEqual([
      { maxLength: 20, message: "账号最多 20 个字符" },
      { minLength: 4, message: "账号至少 4 个字符" },
      { minimum: 1, message: "账号不能小于 1" },
      { maximum: 9, message: "账号不能大于 9" },
      { pattern: "^a", message: "账号格式不正确：以 a 开头" },
    ]);
  });

  it("leaves a least length or count of one to the required rule", () => {
    expect(formValidators({ minLength: 1, minItems: 1 }, typed)).toEqual([]);
  });

  it("asks of a chosen value only how many there are", () => {
    const schema = { type: "array", minItems: 2, maxItems: 3, minimum: 1, pattern: "^a" };
    expect(formValidators(schema, { title: "角色", required: false, chosen: true })).toEqual([
      { minItems: 2, message: "角色至少选择 2 项" },
      { maxItems: 3, message: "角色最多选择 3 项" },
    ]);
  });
});

test("a limit that a screen writes itself is said like one of the catalogue, unless the screen says it", () => {
  const own = { maxLength: 20, message: "太长" };
  expect(
    writtenValidators([{ maxLength: 200 }, own, { when: "{{ false }}" }], { title: "备注", chosen: false }),
  ).toEqual([{ maxLength: 200, message: "备注最多 200 个字符" }, own, { when: "{{ false }}" }]);
  expect(writtenValidators(undefined, { title: "备注", chosen: false })).toEqual([]);
});
