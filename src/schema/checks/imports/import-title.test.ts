import { expect, test } from "vitest";
import { checkBadSample, checkEdit } from "../testing/sample-project.ts";

test("a title stands for one field of a kind and of a layout, whatever its blanks, brackets and unit", async () => {
  expect((await checkBadSample("import-title")).map(({ message }) => message)).toEqual([
    'fields.weight.synonyms[1]: "净 重" stands for weight already',
    'fields.value.synonyms[0]: "收件人" stands for recipient already',
    'fields.worth.title: "保价(万元)" stands for value already',
    'columns.value[1]: "收件方 姓名" stands for recipient already',
    'skipped[0]: "重 量" stands for weight already',
  ]);
});

test("a layout may give a field the title that another one has in the kind", () => {
  const titles = (title: string) => [`"recipient": ["${title}"]`] as const;
  expect(
    checkEdit("imports/parcel/online.json", [titles("收件方姓名")[0], '"recipient": ["收件方姓名", "重量"]']),
  ).toEqual([]);
});
