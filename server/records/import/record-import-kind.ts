import type { RecordType } from "../../../src/schema/project/record-type.ts";
import type { FirmContext, ImportKind } from "../../contracts/firm-context.ts";
import type { Fields } from "../../contracts/record.ts";
import { plannedRows } from "../../imports/planned-rows.ts";
import { Refusal } from "../../platform/errors.ts";
import { RecordStore } from "../record-store.ts";
import { takeTurn } from "../write/take-turn.ts";
import { findRowFaults } from "./import-faults.ts";
import { importColumns } from "./import-columns.ts";
import { readRow } from "./read-import-row.ts";

interface RecordTarget {
  /** Fields that all rows have. */
  readonly given: Fields;
}

/** The file of which each row becomes a record of a kind. */
export function recordImportKind(name: string, title: string): ImportKind<RecordTarget> {
  return {
    kind: name,
    title,
    columns: ({ given }, context) => importColumns(recordNamed(name, context), given, context),
    lock: async (_target, context) => await takeTurn(`import of ${name}`, context),
    plan: async (rows, { given }, _answers, context) => {
      const record = recordNamed(name, context);
      const faults = await findRowFaults(rows, record, given, context);
      return {
        rows: plannedRows(rows, faults, importColumns(record, given, context)),
        questions: [],
        facts: [],
      };
    },
    keep: async ({ values }, { given }, context) => {
      const store = await RecordStore.openNamed(name, context);
      await store.create({ ...(await readRow(values, store.record, context)), ...given });
    },
  };
}

function recordNamed(name: string, { project }: FirmContext): RecordType {
  const record = project.records.get(name);
  if (!record) throw new Refusal("rule", "系统已更新，不再支持此导入，请重新发起");
  return record;
}
