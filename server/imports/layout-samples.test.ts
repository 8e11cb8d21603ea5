import { expect, test } from "vitest";
import type { ImportLayout } from "../../src/schema/project/import-kind.ts";
import { readProject } from "../../src/schema/project/read-project.ts";
import { readLines } from "../platform/spreadsheet/read-lines.ts";
import { bookOf } from "../platform/spreadsheet/testing/book-of.ts";
import { columnsOfKind, layoutsOfKind } from "./columns-of-kind.ts";
import { readTable } from "./table/read-table.ts";

const project = await readProject(".");
const layouts = [...project.importKinds.keys()].flatMap((kind) =>
  layoutsOfKind(kind, project).map((layout) => [`${kind}/${layout.id}`, kind, layout] as const),
);

/** The sample as the system would write it: cover lines, the head, the rows. */
async function sampleFile({ sample: { cover, head, rows } }: ImportLayout): Promise<Uint8Array> {
  return await bookOf([...cover.map((line) => [line]), head, ...rows]);
}

test.each(layouts)(
  "of a file of %s every column is taken, skipped or asked about, and every cell is read",
  async (_name, kind, layout) => {
    const lines = await readLines(await sampleFile(layout), { user: { gsid: 1, id: 1 } });
    const sheet = { name: "数据", isHidden: false, lines, merges: [] };
    const known = { columns: columnsOfKind(kind, project), layouts: layoutsOfKind(kind, project) };
    const table = readTable(sheet, known, new Map());
    expect(table).toMatchObject({ layout: layout.title, headLine: layout.sample.cover.length + 1 });
    expect(
      table.columns.filter(
        ({ state, title }) => state !== "taken" && state !== "skipped" && !layout.asked.includes(title),
      ),
    ).toEqual([]);
    expect(table.rows.map(({ faults }) => faults)).toEqual(layout.sample.rows.map(() => []));
  },
);

test("there are layouts, and an unknown kind is a fault of the code", () => {
  expect(layouts.length).toBeGreaterThan(0);
  expect(() => columnsOfKind("company-file", project)).toThrow(
    'schemas/imports has no file "company-file.json"',
  );
});
