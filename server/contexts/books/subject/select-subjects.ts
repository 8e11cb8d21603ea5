import { operation } from "../../../contracts/operation.ts";
import { readConditions } from "../../../records/query/read-conditions.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { findOperation } from "../../../records/query/find-operation.ts";
import { onSides } from "./balance-sides.ts";
import { readBalances, sumBelow } from "./subject-balances.ts";
import { readSubjects, type Subject } from "./subject.ts";

/**
 * The subjects of a ledger with their balances in a period; those above others show the sums of what is below them.
 * `withUpper`: the subjects above a selected one are included.
 */
export const selectSubjects = operation("subject.select", async (params, context) => {
  const { kjnd, kjqj, withUpper, ...filters } = params;
  const selectOperation = await findOperation(context, "subject.select");
  const store = await RecordStore.open("subject", context);
  const found = await store.list({ conditions: readConditions(selectOperation, store.record, filters) });
  const { ztdm } = filters;
  const subjects = new Map((await readSubjects(ztdm, context)).map((subject) => [subject.kmdm, subject]));
  const balances = await readBalances({ ztdm, kjnd, kjqj }, context);
  const shown = withUpper === 1 ? addUpper(found, subjects) : found;
  const rows = shown.map((subject) => {
    const amounts = sumBelow(subject, balances, subjects);
    return { ...subject, ...amounts, ...onSides(subject, amounts) };
  });
  return await store.presentFor("subject.select", rows);
});

/** In the order of their codes. */
function addUpper(found: readonly Subject[], subjects: ReadonlyMap<string, Subject>): readonly Subject[] {
  const added = new Map(found.map((subject) => [subject.kmdm, subject]));
  for (const { parentCode } of found)
    for (let upper = subjects.get(parentCode ?? ""); upper; upper = subjects.get(upper.parentCode ?? ""))
      added.set(upper.kmdm, upper);
  return [...added.values()].toSorted((left, right) => (left.kmdm < right.kmdm ? -1 : 1));
}
