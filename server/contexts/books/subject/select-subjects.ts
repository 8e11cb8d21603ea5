import { operation } from "../../../contracts/operation.ts";
import { readConditions } from "../../../records/query/read-conditions.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { findOperation } from "../../../records/query/find-operation.ts";
import { readBalances, sumBelow } from "./subject-balances.ts";
import { readSubjects } from "./subject.ts";

/** The subjects of a ledger with their balances in a period; those above others show the sums of what is below them. */
export const selectSubjects = operation("subject.select", async ({ kjnd, kjqj, ...filters }, context) => {
  const selectOperation = await findOperation(context, "subject.select");
  const store = await RecordStore.open("subject", context);
  const shown = await store.list({ conditions: readConditions(selectOperation, store.record, filters) });
  const { ztdm } = filters;
  const subjects = new Map((await readSubjects(ztdm, context)).map((subject) => [subject.kmdm, subject]));
  const balances = await readBalances({ ztdm, kjnd, kjqj }, context);
  const rows = shown.map((subject) => ({ ...subject, ...sumBelow(subject, balances, subjects) }));
  return await store.presentFor("subject.select", rows);
});
