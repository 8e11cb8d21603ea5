import { expect, test } from "vitest";
import { ownProject } from "../testing/own-project.ts";
import { recordName } from "./record-name.ts";
import { planRecord } from "./plan/record-plan.ts";

/** Titles of texts that identify a record for programs. */
const CODE = /(键|代码|编码|凭证|批次|地址|设置|版本)$/;

test("what a record is called by is a word of people, unless its kind says that they say the code", () => {
  const codes = [...ownProject.records.values()].flatMap((record) => {
    const [first = ""] = planRecord(record).names;
    const title = record.schema.properties?.[first]?.title ?? "";
    return record.called === undefined && CODE.test(title) ? [`${record.title}: ${first} ${title}`] : [];
  });
  expect(codes).toEqual([]);
});

test("a record that has no name is called by its title, and never by a key or the version of its row", () => {
  const setting = ownProject.records.get("firmSetting")!;
  expect(recordName(setting, { subject: "firm", updateUserName: "周明远", rowVersion: "7" })).toBe(
    "公司设置",
  );
  const mark = ownProject.records.get("warningValue")!;
  expect(recordName(mark, { id: 3, rowVersion: "7" })).toBe("金额预警值 3");
});
