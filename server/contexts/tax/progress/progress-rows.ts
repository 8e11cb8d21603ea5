import type { FirmContext } from "../../../contracts/firm-context.ts";
import { filesFor } from "../../../access/served-months.ts";
import { pickFields } from "../../../records/query/pick-fields.ts";
import { monthName, readBookRows } from "../../books/door.ts";
import { yuan } from "../../clients/door.ts";
import { progressOf, stageOf, stepStates } from "./step-states.ts";

interface Month {
  readonly kjnd: number;
  readonly kjqj: number;
}

const OF_BOOK = [
  "qyid",
  "companyName",
  "khbm",
  "taxlayerNo",
  "taxlayerType",
  "nsqxdm",
  "userIds",
  "userNames",
  "deptIds",
] as const;

/** Without the estimate: it is long, and few requests need it. */
const OF_PERIOD = [
  "companyId",
  "cjzt",
  "checkStatus",
  "confirmationStatus",
  "predictionStatus",
  "noticeTaxType",
  "doubtState",
  "updateTime",
  "qrzzse",
  "zzshfjs",
  "copyStatus",
  "declareTime",
  "payTime",
  "content",
  "fpUpdateTimeExtRemarkDetail",
  "checkConfirmErrorMsg",
  "fpUpdateTime",
] as const;

/** The companies that file for a month, one row each, with where each step of its work stands: worked out in memory. */
export async function readProgressRows(context: FirmContext, { kjnd, kjqj }: Month) {
  const books = await readBookRows(context, { kjnd, kjqj }, filesFor(monthName({ kjnd, kjqj })));
  const periods = await context.db
    .selectFrom("companyPeriod")
    .select(OF_PERIOD)
    .where("kjnd", "=", kjnd)
    .where("kjqj", "=", kjqj)
    .execute();
  const known = new Map(periods.map((period) => [period.companyId, period]));
  return books
    .toSorted((a, b) => a.khbm.localeCompare(b.khbm))
    .map((book) => {
      const period = known.get(book.qyid);
      const {
        cjzt = null,
        checkStatus = null,
        confirmationStatus = null,
        predictionStatus = null,
      } = period ?? {};
      const { noticeTaxType = null, doubtState = null, updateTime = null } = period ?? {};
      const tax = { cjzt, checkStatus, confirmationStatus, predictionStatus, noticeTaxType, doubtState };
      const states = stepStates({ ...book, ...tax, kjqj });
      return {
        ...pickFields(book, OF_BOOK),
        kjnd,
        kjqj,
        states,
        stage: stageOf(states),
        ...progressOf(Object.values(states)),
        updateTime: latest([updateTime, book.arrivalTime, book.bookTime]),
        voucherNum: book.voucherNum,
        arrivalTime: book.arrivalTime,
        bookTime: book.bookTime,
        totalAmount: yuan(period?.qrzzse ?? period?.zzshfjs ?? null),
        copyStatus: period?.copyStatus ?? 0,
        taxDeclareStatus: book.taxDeclareStatus,
        declareTime: period?.declareTime ?? null,
        noticeTaxType: noticeTaxType ?? 0,
        payTime: period?.payTime ?? null,
        doubt: period?.content ?? null,
        collectFault: period?.fpUpdateTimeExtRemarkDetail ?? null,
        confirmFault: period?.checkConfirmErrorMsg ?? null,
        collectTime: period?.fpUpdateTime ?? null,
      };
    });
}

export type ProgressRow = Awaited<ReturnType<typeof readProgressRows>>[number];

function latest(times: readonly (string | null)[]): string | null {
  return (
    times
      .filter((time) => time !== null)
      .toSorted()
      .at(-1) ?? null
  );
}

/** The row as the lists of progress show it. */
export function presentProgress(row: ProgressRow) {
  const { states } = row;
  return {
    ...pickFields(row, SHOWN),
    collectState: states.collect,
    checkState: states.check,
    estimateState: states.estimate,
    noticeState: states.notice,
    declareState: states.declare,
    payState: states.pay,
    arrivalState: states.arrival,
    bookState: states.book,
    closeState: states.close,
  };
}

const SHOWN = [
  ...OF_BOOK,
  "kjnd",
  "kjqj",
  "doneNum",
  "stepNum",
  "percent",
  "stage",
  "isDone",
  "hasFault",
  "updateTime",
] as const;
