import type { FirmContext, ImportKind } from "../../../../contracts/firm-context.ts";
import type { PlannedRow } from "../../../../contracts/import-kind.ts";
import type { Fields } from "../../../../contracts/record.ts";
import { columnsOfKind } from "../../../../imports/columns-of-kind.ts";
import { Refusal } from "../../../../platform/errors.ts";
import { RecordStore } from "../../../../records/record-store.ts";
import { takeTurn } from "../../../../records/write/take-turn.ts";
import { isOfYear, isOncePerMonth, matchDetails } from "./detail-matches.ts";
import type { ImportTarget } from "./import-target.ts";
import { planDetails } from "./plan-details.ts";
import { readOwnFields } from "./read-own-fields.ts";
import { findRowPeople } from "./row-people.ts";

/** A file of deductions or income beside the payroll, each row of which stands by itself. */
export function detailKind(kind: string, title: string, record: string): ImportKind<ImportTarget> {
  return {
    kind,
    title,
    columns: (_target, { project }) => columnsOfKind(kind, project),
    lock: async ({ companyId }, context) => await takeTurn(`${record} ${companyId}`, context),
    plan: async (rows, target, answers, context) => await planDetails(record, rows, target, answers, context),
    keep: async (row, target, context) => {
      const store = await RecordStore.openNamed(record, context);
      const fields = await fieldsOf(row, target, store, context);
      await (row.effect === "changed" ? changeDetail(fields, store) : store.create(fields));
    },
  };
}

type Detail = Fields & Pick<ImportTarget, "companyId" | "kjnd" | "kjqj"> & { readonly ryid: number };

async function fieldsOf(
  row: PlannedRow,
  { companyId, xctjid, kjnd, kjqj }: ImportTarget,
  { record }: RecordStore,
  context: FirmContext,
): Promise<Detail> {
  const period = { companyId, kjnd, kjqj };
  const [person] = await findRowPeople([row], period, { mayJoin: false }, context);
  const { fields, faults } = await readOwnFields(row, record, context);
  const [fault] = [...(person?.faults ?? []), ...faults];
  if (fault || !person?.known) throw new Refusal("validation", fault?.message, fault ? [fault] : []);
  return { ...period, xctjid: xctjid ?? null, ly: IMPORTED, ...fields, ryid: person.known.ryid };
}

/** 导入, of the code table `deductionSource`. */
const IMPORTED = 2;

/** Gives a claim its child's name, or the sums of a month their new amounts. */
async function changeDetail(fields: Detail, store: RecordStore): Promise<void> {
  const { companyId, kjnd, kjqj, ryid } = fields;
  const { name } = store.record;
  const period = isOfYear(name) ? { kjnd } : { kjnd, kjqj };
  const there = await store.list({ where: { companyId, ryid, ...period } });
  const known = isOncePerMonth(name) ? there[0] : matchDetails([fields], there, store.record)[0]?.unnamed;
  const { znxm = null, znzjhm = null } = fields;
  if (!known) await store.create(fields);
  else await store.change(known, isOncePerMonth(name) ? fields : { znxm, znzjhm });
}
