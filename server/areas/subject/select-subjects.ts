import type { FirmHandler } from "../../binding/handler.ts";
import { readConditions } from "../../records/read-conditions.ts";
import { RecordStore } from "../../records/record-store.ts";
import { readBalances, sumBelow } from "./subject-balances.ts";
import { type Subject, readSubjects } from "./subject.ts";

interface SelectParams {
  readonly ztdm: number;
  readonly kjnd: number;
  readonly kjqj: number;
}

/** The subjects of a ledger with their balances in a period; those above others show the sums of what is below them. */
export const selectSubjects: FirmHandler<SelectParams> = async ({ kjnd, kjqj, ...filters }, context) => {
  const operation = context.project.operations.get("subject.select");
  if (!operation) throw new Error("the catalogue has no subject.select");
  const store = await RecordStore.open("subject", context);
  const shown = (await store.list({
    conditions: readConditions(operation, store.record, filters),
  })) as Subject[];
  const { ztdm } = filters;
  const subjects = new Map((await readSubjects(ztdm, context)).map((one) => [one.kmdm, one]));
  const balances = await readBalances({ ztdm, kjnd, kjqj }, context);
  const rows = shown.map((one) => ({ ...one, ...sumBelow(one, balances, subjects) }));
  return await store.present(rows, operation.row);
};
