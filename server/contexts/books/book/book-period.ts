import { type Service, isServedIn } from "../../../../src/domain/served-months.ts";
import { Refusal } from "../../../platform/errors.ts";

/** A month of a company's books. */
export interface OfMonth {
  readonly qyid: number;
  readonly kjnd: number;
  readonly kjqj: number;
}

/** `2026-10` */
export function monthName({ kjnd, kjqj }: Omit<OfMonth, "qyid">): string {
  return `${kjnd}-${String(kjqj).padStart(2, "0")}`;
}

/** Refuses months without service and those that have not begun. */
export function assertServed(
  company: Service & { readonly companyName: string },
  month: string,
  now: string,
): void {
  if (!isServedIn(company, month))
    throw new Refusal("rule", `「${company.companyName}」${month}不在服务期内`);
  if (month > now.slice(0, 7)) throw new Refusal("rule", `${month}尚未开始，不能登记做账进度`);
}

/** The state of the books of a month. */
export interface BookState {
  readonly arrivalStatus: number;
  readonly bookStatus: number;
  readonly closed: boolean;
  /** The month before and the one after; undefined: there are no books of it. */
  readonly previousClosed: boolean | undefined;
  readonly nextClosed: boolean | undefined;
}

export type BookStep = "arrival" | "book" | "close";

const GREATEST: Readonly<Record<BookStep, number>> = { arrival: 2, book: 2, close: 1 };
const BOOKED = 2;

/** The reason against setting the step to that status; null when there is none. */
export function stepFault(step: BookStep, status: number, bookState: BookState): string | null {
  const { arrivalStatus, bookStatus, closed, previousClosed, nextClosed } = bookState;
  if (status > GREATEST[step]) return "没有这样的状态，请重新选择";
  if (step === "close") {
    if (status === 0) return nextClosed === true ? "下期已结账，请先取消下期的结账" : null;
    if (bookStatus !== BOOKED) return "尚未完成记账，不能结账";
    return previousClosed === false ? "上期尚未结账，请先结上期的账" : null;
  }
  if (closed) return "本期已结账，请先取消结账";
  if (step === "book") return status > 0 && arrivalStatus === 0 ? "票据尚未到达，不能记账" : null;
  return status === 0 && bookStatus > 0 ? "已开始记账，票据不能改为未到" : null;
}
