import { describe, expect, test } from "vitest";
import { requestFields } from "./request-fields.ts";

const record = {
  id: 5,
  name: "甲公司",
  phone: "138****9919",
  industry: "零售业",
  note: null,
  rowVersion: "41",
};
const base = { record, opened: record };
const sending = { version: true, whole: ["name", "industry", "note"], masked: ["phone"] } as const;

describe("what a form sends", () => {
  test("is the whole record as it was read with the changes in it, and its version", () => {
    expect(requestFields({ name: "乙公司", phone: "138****9919" }, { id: 5 }, base, sending)).toEqual({
      id: 5,
      name: "乙公司",
      industry: "零售业",
      rowVersion: "41",
    });
  });

  test("is what was changed alone where the operation leaves the rest as it is", () => {
    const values = { name: "乙公司", industry: "零售业", note: "" };
    expect(requestFields(values, { id: 5 }, base, { version: true, partial: true })).toEqual({
      id: 5,
      name: "乙公司",
      rowVersion: "41",
    });
  });

  test("never is a mask, in the form or in an entry of a list; what was typed in its place is", () => {
    const lines = [
      { id: 1, phone: "139****0001" },
      { id: 2, phone: "13900000002" },
    ];
    const opened = { phone: "138****9919", lines: [{ id: 1, phone: "139****0001" }] };
    const masked = ["phone", "lines.*.phone"];
    expect(requestFields({ phone: "138****9919", lines }, {}, { record: null, opened }, { masked })).toEqual({
      lines: [{ id: 1 }, { id: 2, phone: "13900000002" }],
    });
    expect(requestFields({ phone: "13812345678" }, {}, { record: null, opened }, { masked })).toEqual({
      phone: "13812345678",
    });
    expect(requestFields({ phone: null }, {}, { record: null, opened }, { masked })).toEqual({ phone: null });
  });

  test("has of a list's entries what they may have, not what else was loaded with them", () => {
    const loaded = [{ id: 1, name: "王芳", deptName: "会计部", createTime: "2026-10-01 09:00:00" }];
    const lines = [...loaded, { id: null, name: "李四" }, { id: 3, name: null }];
    const rows = { lines: { id: "given", name: "nullable" }, tags: { id: "given" } } as const;
    expect(requestFields({ lines }, {}, { record: null, opened: { lines: loaded } }, { rows })).toEqual({
      lines: [{ id: 1, name: "王芳" }, { name: "李四" }, { id: 3, name: null }],
    });
    const tagged = { record: { tags: [{ id: 7, label: "重点" }], lines: null }, opened: {} };
    expect(requestFields({ lines: null }, {}, tagged, { whole: ["tags"], rows })).toEqual({
      tags: [{ id: 7 }],
      lines: null,
    });
  });

  test("has no version where the server never told one, and the one that was taken over where there is one", () => {
    const untold = { record: { id: 5, name: "甲" }, opened: {} };
    expect(requestFields({ name: "乙" }, { id: 5 }, untold, sending)).toEqual({ id: 5, name: "乙" });
    const params = { rowVersion: undefined, rowVersionList: ["1", null] };
    expect(requestFields({}, params, { record: null, opened: {} }, { version: true })).toEqual({});
    const row = { rowVersion: "41" };
    expect(requestFields({}, row, { record: null, opened: {}, version: "42" }, sending)).toEqual({
      rowVersion: "42",
    });
  });
});
