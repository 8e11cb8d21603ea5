import { compileWords } from "../../../../src/expression/template.ts";
import { entryField } from "../../../../src/schema/dotted-field.ts";
import type { ColumnPlan } from "../../../../src/schema/plan/plans/screen-plan.ts";
import type { ExportScope } from "./export-scope.ts";

/**
 * The column of one entry of a list in the rows, by the id that the browser gives it: `months.3.amount`. Its title sees
 * the key of the entry only. Undefined: no columns of entries go by such an id.
 */
export function entryColumn(
  id: string,
  columns: readonly ColumnPlan[],
  scope: ExportScope,
): ColumnPlan | undefined {
  for (const { of, ...column } of columns) {
    const [before, after] = [`${of?.list}.`, `.${column.id}`];
    if (!of || !id.startsWith(before) || !id.endsWith(after)) continue;
    const key = id.slice(before.length, -after.length);
    const entryTitle = compileWords(of.title)({ ...scope, entry: { [of.by]: key } });
    return {
      ...column,
      id,
      field: entryField(of.list, of.by, key, column.field),
      // The key comes from the browser: what is made of it is a text, never a template.
      isTitled: true,
      ...(of.isAlone
        ? { title: entryTitle }
        : { title: compileWords(column.title)({ ...scope }), group: entryTitle }),
    };
  }
  return undefined;
}
