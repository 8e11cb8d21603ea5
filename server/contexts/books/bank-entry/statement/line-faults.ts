import type { FieldError } from "../../../../platform/errors.ts";
import type { BankAccount } from "../../bank-account/bank-account.ts";
import { dayFault } from "../assert-entry.ts";
import type { StatementLine } from "./statement-line.ts";

/** The facts beside a statement that its new lines are judged by. */
export interface LineRules {
  readonly account: BankAccount;
  readonly today: string;
  /** `YYYY-MM` → the sentence that refuses to change the month. */
  readonly confirmed: ReadonlyMap<string, string>;
  /** Serial number → the day of the entry that has it, or else of the first line. */
  readonly serials: ReadonlyMap<string, string>;
}

/** Why a line cannot become an entry of the account; empty: it can. */
export function lineFaults({ day, lsh }: StatementLine, rules: LineRules): FieldError[] {
  const { account, today, confirmed, serials } = rules;
  const ofDay = dayFault(day, account, today) ?? confirmed.get(day.slice(0, 7));
  const serialDay = lsh === null ? undefined : serials.get(lsh);
  return [
    ...(ofDay === undefined ? [] : [{ path: "jyrq", message: ofDay }]),
    ...(serialDay === undefined || serialDay === day
      ? []
      : [
          {
            path: "lsh",
            message: `流水号“${lsh}”已存在，属于 ${serialDay} 的流水；流水号每日重新编号的，请将该列设为不导入`,
          },
        ]),
  ];
}

/** Serial number → the day of the entry that has it, or else of the first line. */
export function serialDays(
  lines: readonly StatementLine[],
  ofEntries: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const ofLines = lines.toReversed().flatMap(({ lsh, day }) => (lsh === null ? [] : [[lsh, day] as const]));
  return new Map([...ofLines, ...ofEntries]);
}

/**
 * The lines, of which each serial number stands with one: banks give a payment and its fee the same. Of those that share
 * it with an entry or an earlier line of the day it goes to 备注.
 */
export function shareSerials(
  lines: readonly StatementLine[],
  serials: ReadonlyMap<string, string>,
): { readonly lines: readonly StatementLine[]; readonly shared: number } {
  const taken = new Set(serials.keys());
  let shared = 0;
  const own = lines.map((line) => {
    if (line.lsh === null) return line;
    if (!taken.has(line.lsh)) {
      taken.add(line.lsh);
      return line;
    }
    shared += 1;
    const remark = [`流水号 ${line.lsh}`, ...(line.remark === null ? [] : [line.remark])].join("；");
    return { ...line, lsh: null, remark };
  });
  return { lines: own, shared };
}
