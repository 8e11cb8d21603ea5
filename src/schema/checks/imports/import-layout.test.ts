import { expect, test } from "vitest";
import { checkBadSample, checkEdit, checkTexts, goodProject } from "../testing/sample-project.ts";

const LAYOUT = "imports/parcel/online.json";

test("a layout has a kind, a source, a mark of its own and a sample that it accounts for", async () => {
  expect(
    (await checkBadSample("import-layout")).map(({ file, message }) => `${file.slice(16)} ${message}`),
  ).toEqual([
    'parcel/counter.json heads[1]: "到付" does not stand in the sample\'s head',
    'parcel/counter.json sample.head[2]: "颜色" is neither a column nor skipped or asked',
    "parcel/counter.json sample.rows[0]: has 5 cells below 4 titles",
    'parcel/online.json has no "source": where such files are described or read',
    'parcel/online.json has no "sample" from which the layout can be tried out',
    "parcel/other.json heads: the layout online is marked by the same titles",
    "parcels/online.json is a layout of no kind: there is no schemas/imports/parcels.json",
  ]);
});

test("without a head, a sample has the columns, then what is skipped", () => {
  const head: [string, string] = ['"head": ["打印时间", "收件方姓名", "重量"],\n', ""];
  expect(checkEdit(LAYOUT, head)).toEqual([
    expect.stringContaining("import-layout 10:18 sample.rows[0]: has 3 cells below 2 titles"),
  ]);
});

test("a file deeper than a layout is read by nobody", () => {
  const text = goodProject.files.get(`schemas/${LAYOUT}`)?.text.replace("../../meta", "../../../meta") ?? "";
  expect(checkTexts([["schemas/imports/parcel/north/online.json", text]])).toMatchObject([
    { slug: "import-layout", message: "stands too deep: layouts are files of the folder of their kind" },
  ]);
});

test("the grammar of a layout is its own", () => {
  expect(checkEdit(LAYOUT, ['"../../meta/import-layout', '"../../meta/import-kind'])).toEqual([
    expect.stringContaining("grammar 2:14 $schema: must name its grammar"),
  ]);
});
