import { formatYuan } from "../../../../src/domain/money.ts";
import type { Project } from "../../../../src/schema/project/project.ts";
import type { RuleBook } from "../../../records/rule-book.ts";

/** Followed fields whose values are codes, with their tables. */
const CODES: Readonly<Record<string, string>> = { taxlayerType: "taxlayerType", nsqxdm: "filingFrequency" };

export const delegationRules: RuleBook = {
  companyModification: {
    present: async (records, context) => {
      const { enums } = context.project;
      return records.map((record) => {
        const read = (value: unknown) => asPeopleRead(record.field, value, enums);
        return { ...record, oldValue: read(record.oldValue), newValue: read(record.newValue) };
      });
    },
  },
};

/** Codes by their labels, amounts with their separators; everything else as it is kept. */
function asPeopleRead(field: string, value: unknown, enums: Project["enums"]): unknown {
  if (typeof value !== "string") return value;
  if (field === "registCapital") return formatYuan(Number(value));
  const entries = enums.get(CODES[field] ?? "") ?? [];
  return entries.find((entry) => String(entry.value) === value)?.label ?? value;
}
