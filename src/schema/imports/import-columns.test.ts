import { expect, it } from "vitest";
import { sampleProject } from "../plan/testing/sample-project.ts";
import type { RecordType } from "../project/record-type.ts";
import { columnsOfKind, columnsOfRecord } from "./import-columns.ts";

const PAYMENT = {
  name: "payment",
  key: "id",
  schema: {
    properties: {
      id: { type: "integer", title: "编号" },
      clientId: { type: "integer", "x-ref": "company" },
      clientName: { type: "string", title: "客户", "x-from": "clientId.companyName" },
      paidOn: { type: "string", title: "付款日期", format: "date" },
      amount: { type: "number", title: "金额", format: "money" },
      state: { type: "integer", title: "状态", "x-enum": "state" },
      isCash: { type: ["integer", "null"], title: "现金", enum: [0, 1, null] },
      note: { type: ["string", "null"], title: "备注" },
      createTime: { type: "string", title: "创建时间" },
    },
  },
} as unknown as RecordType;

function projectWith(kind: object) {
  const enums = {
    name: "state",
    values: [
      { value: 1, label: "已付" },
      { value: 2, label: "未付" },
    ],
  };
  const project = sampleProject({ "imports/payment.json": kind, "enums/state.json": enums });
  return { ...project, records: new Map([["payment", PAYMENT]]) };
}

function columnsWith(kind: object, given?: readonly string[]) {
  const project = projectWith(kind);
  return columnsOfKind(project.importKinds.get("payment")!, project, given);
}

it("a record's columns are those that people fill in, with the values that its code tables allow", () => {
  expect(columnsOfRecord(PAYMENT, projectWith({}), new Set())).toEqual([
    { name: "clientName", title: "客户", required: true },
    { name: "paidOn", title: "付款日期", required: true, type: "date" },
    { name: "amount", title: "金额", required: true, type: "number" },
    { name: "state", title: "状态", required: true, type: "text", hint: "已付、未付" },
    { name: "isCash", title: "现金", type: "text", hint: "是、否" },
    { name: "note", title: "备注", type: "text" },
  ]);
});

it("a kind has its own fields, then those of its record, each with what the file says beside it", () => {
  const kind = {
    title: "付款",
    record: "payment",
    without: ["isCash"],
    fields: {
      bank: { title: "开户行", enum: "state", example: "工行" },
      amount: { synonyms: ["付款金额"], required: false },
    },
  };
  expect(columnsWith(kind, ["clientId", "state"])).toEqual([
    { name: "bank", title: "开户行", hint: "已付、未付", example: "工行" },
    { name: "paidOn", title: "付款日期", required: true, type: "date" },
    { name: "amount", title: "金额", type: "number", synonyms: ["付款金额"] },
    { name: "note", title: "备注", type: "text" },
  ]);
});

it("a hint of its own stands in the place of the labels", () => {
  const fields = { state: { title: "状态", enum: "state", hint: "不填写时为已付" } };
  expect(columnsWith({ title: "付款", fields })).toEqual([
    { name: "state", title: "状态", hint: "不填写时为已付" },
  ]);
});
