import type { FirmContext, ImportKind } from "../../../contracts/firm-context.ts";
import type { ImportRow, RowEffect } from "../../../contracts/import-kind.ts";
import { columnsOfKind } from "../../../imports/columns-of-kind.ts";
import { plannedRows } from "../../../imports/planned-rows.ts";
import { Refusal } from "../../../platform/errors.ts";
import { findNamedClients } from "../../../records/import/named-references.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { takeTurn } from "../../../records/write/take-turn.ts";
import { keepEstimates } from "../company-period/keep-estimate.ts";
import { checkOpeningRows } from "./check-opening-rows.ts";
import { keepOpening } from "./keep-opening.ts";
import { OPENING_AMOUNTS } from "./opening-amounts.ts";
import { IMPORTED } from "./opening-basis.ts";
import { TAX_OPENING, clientTextOf, readOpeningRow } from "./opening-rows.ts";

/** The month whose opening amounts a file brings. */
export interface OpeningMonth {
  readonly kjnd: number;
  readonly kjqj: number;
}

/** The file of which each row is the opening amounts of a client for a month. */
export const openingImportKind: ImportKind<OpeningMonth> = {
  kind: TAX_OPENING,
  title: "增值税期初",
  columns: (_month, { project }) => columnsOfKind(TAX_OPENING, project),
  lock: async ({ kjnd, kjqj }, context) => await takeTurn(`import of openings ${kjnd}-${kjqj}`, context),
  plan: async (rows, month, _answers, context) => {
    const faults = await checkOpeningRows(rows, month, context);
    const effectOf = await compareWithPresent(rows, month, context);
    return {
      rows: plannedRows(rows, faults, columnsOfKind(TAX_OPENING, context.project), effectOf),
      questions: [],
      facts: [{ title: "期间", content: `${month.kjnd}年${month.kjqj}期` }],
    };
  },
  keep: async ({ values }, month, context) => {
    const text = clientTextOf(values);
    const companyId = (await findNamedClients([text], context)).get(text);
    if (typeof companyId !== "number") throw new Refusal("rule", `企业“${text}”${companyId ?? "不存在"}`);
    const period = { companyId, ...month };
    const hasTax = await keepOpening(period, readOpeningRow(values), IMPORTED, context);
    if (hasTax) await keepEstimates(context, period);
  },
};

/** Compares the amounts of rows with those that their clients have already. */
async function compareWithPresent(
  rows: readonly ImportRow[],
  { kjnd, kjqj }: OpeningMonth,
  context: FirmContext,
): Promise<(row: ImportRow) => RowEffect> {
  const texts = rows.map(({ values }) => clientTextOf(values)).filter((text) => text !== "");
  const clients = await findNamedClients(texts, context);
  const ids = [...clients.values()].filter((id) => typeof id === "number");
  const store = await RecordStore.open("taxOpening", context);
  const there = await store.list({ where: { companyId: ids, kjnd, kjqj } });
  const openings = new Map(there.map((opening) => [opening.companyId, opening]));
  return ({ values }) => {
    const client = clients.get(clientTextOf(values));
    const before = typeof client === "number" ? openings.get(client) : undefined;
    if (!before) return "new";
    const entered = readOpeningRow(values);
    const isSame = OPENING_AMOUNTS.every(([name]) => before[name] === (entered[name] ?? 0));
    return isSame ? "same" : "changed";
  };
}
