import { shiftPeriod } from "../../../../src/domain/period.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { readStops } from "../../../access/served-months.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { findOrCreate } from "../../../records/write/keep-one.ts";
import { holdCompanies } from "../../clients/door.ts";
import { type BookStep, type OfMonth, assertServed, monthName, stepFault } from "./book-period.ts";
import { bookFields } from "./book-rows.ts";
import { logBook } from "./log-book.ts";

const ARRIVED = 2;

/** Records that a month's papers have come in, wholly unless another state is named. */
export const setArrival = operation(
  "book.arrival",
  async ({ arrivalStatus = ARRIVED, ...month }, context) =>
    await setStep.handle({ ...month, step: "arrival", status: arrivalStatus }, context),
);

/** Sets a step of a month's books; one that is so already stays as it was, without an entry of its history. Papers come before booking, booking before closing, months close in turn. */
export const setStep = operation(
  "book.todoStatus",
  async ({ step, status, voucherNum, ...month }, context) => {
    const { qyid, kjnd, kjqj } = month;
    const { db, clock, user } = context;
    const [company] = await holdCompanies(context, [qyid]);
    const name = monthName(month);
    const stops = (await readStops(db, [qyid])).get(qyid) ?? [];
    assertServed({ ...company, stops }, name, clock.now());
    const closedIn = await closedMonths(context, qyid);
    const store = await RecordStore.open("bookPeriod", context);
    const book = await findOrCreate(store, { qyid, kjnd, kjqj });
    const bookState = {
      ...bookFields(book),
      closed: closedIn.get(name) ?? false,
      previousClosed: closedIn.get(shiftPeriod(name, -1)),
      nextClosed: closedIn.get(shiftPeriod(name, 1)),
    };
    const fault = stepFault(step, status, bookState);
    if (fault !== null) throw new Refusal("rule", `${name}${fault}`);
    const before = {
      arrival: bookState.arrivalStatus,
      book: bookState.bookStatus,
      close: bookState.closed ? 1 : 0,
    }[step];
    const isSo = status === before && (voucherNum ?? book.voucherNum) === book.voucherNum;
    if (isSo) return present(kjqj, bookState);
    const [now, by] = status === 0 ? [null, null] : [clock.now(), user.id];
    const changes = {
      arrival: { arrivalStatus: status, arrivalTime: now, arrivalUserId: by },
      book: {
        bookStatus: status,
        bookTime: now,
        bookUserId: by,
        ...(voucherNum !== undefined && { voucherNum }),
      },
      close: { closeTime: now, closeUserId: by },
    }[step];
    const after = await store.change(book, changes);
    if (step === "close") await close(context, month, status);
    await logBook(context, month, {
      kind: step,
      before: TITLES[step][before] ?? null,
      content: TITLES[step][status] ?? null,
    });
    const closed = step === "close" ? status === 1 : bookState.closed;
    return present(kjqj, { ...bookFields(after), closed });
  },
);

function present(
  kjqj: number,
  { arrivalStatus, bookStatus, closed }: ReturnType<typeof bookFields> & { readonly closed: boolean },
) {
  return { kjqj, arrivalStatus, bookStatus, ztQjzt: closed ? 1 : 0 };
}

const TITLES: Readonly<Record<BookStep, readonly string[]>> = {
  arrival: ["未到", "部分到达", "已到齐"],
  book: ["未记账", "记账中", "已记账"],
  close: ["未结账", "已结账"],
};

/** Month → whether its accounts are closed, for those that there are accounts of. */
async function closedMonths({ db }: FirmContext, companyId: number): Promise<ReadonlyMap<string, boolean>> {
  const periods = await db
    .selectFrom("companyPeriod")
    .select(["kjnd", "kjqj", "ztQjzt"])
    .where("companyId", "=", companyId)
    .execute();
  return new Map(periods.map(({ kjnd, kjqj, ztQjzt }) => [monthName({ kjnd, kjqj }), ztQjzt === 1]));
}

async function close(
  { db, clock }: FirmContext,
  { qyid, kjnd, kjqj }: OfMonth,
  ztQjzt: number,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("companyPeriod")
    .set({ ztQjzt, updateTime: clock.now() })
    .where("companyId", "=", qyid)
    .where("kjnd", "=", kjnd)
    .where("kjqj", "=", kjqj)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await db
    .insertInto("companyPeriod")
    .values({ companyId: qyid, kjnd, kjqj, ztQjzt, updateTime: clock.now() })
    .execute();
}
