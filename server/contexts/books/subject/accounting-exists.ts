import { currentPeriod } from "../../../../src/domain/period.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation, type ParamsOf } from "../../../contracts/operation.ts";
import { RecordStore } from "../../../records/record-store.ts";
import type { SubjectBalance } from "./subject-balances.ts";

type ExistsParams = ParamsOf<"subject.balanceExists">;

/** The entries in a ledger or on one of its subjects: any or none, and their first and last period. */
export const accountingExists = operation("subject.accountingExists", async (params, context) => {
  const moved = (await read(params, context)).filter(({ jffse, dffse }) => jffse !== 0 || dffse !== 0);
  const periods = moved.map(periodOf).toSorted();
  return { exists: moved.length > 0, firstPeriod: periods[0] ?? null, lastPeriod: periods.at(-1) ?? null };
});

/** True when a ledger or one of its subjects has a balance at the end of a period; default: the period in hand. */
export const balanceExists = operation("subject.balanceExists", async (params, context) => {
  const now = currentPeriod(context.clock.now());
  const { kjnd = Number(now.slice(0, 4)), kjqj = Number(now.slice(5)) } = params;
  const open = (await read({ ...params, kjnd, kjqj }, context)).filter(({ qmye }) => qmye !== 0);
  const subjectCount = new Set(open.map(({ subjectId }) => subjectId)).size;
  return { exists: subjectCount > 0, kjnd, kjqj, subjectCount };
});

async function read({ ztdm, ...asked }: ExistsParams, context: FirmContext): Promise<SubjectBalance[]> {
  const given = Object.entries(asked).filter(([, value]) => value !== undefined);
  const store = await RecordStore.open("subjectBalance", context);
  return await store.list({ where: { ztdm, ...Object.fromEntries(given) } });
}

function periodOf({ kjnd, kjqj }: SubjectBalance): string {
  return `${kjnd}-${String(kjqj).padStart(2, "0")}`;
}
