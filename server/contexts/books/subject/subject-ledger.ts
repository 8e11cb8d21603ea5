import { sql } from "kysely";
import { fenToYuan, yuanToFen } from "../../../../src/domain/money.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { sideOf } from "./balance-sides.ts";
import { selectBalances } from "./select-balances.ts";
import { findSubject, type Subject } from "./subject.ts";

interface Month {
  readonly kjqj: number;
  /** On the side of the subject. */
  readonly qcye: number;
  readonly jffse: number;
  readonly dffse: number;
  readonly qmye: number;
}

/** 总账: what a subject, with everything below it, began a year with, and what moved in each month that the ledger has. */
export const subjectLedger = operation("subject.ledger", async ({ ztdm, kmdm, kjnd }, context) => {
  const subject = await findSubject({ ztdm, kmdm }, context);
  if (!subject) throw new Refusal("missing", `科目 ${kmdm} 不存在，请刷新后重试`);
  const months = await readMonths(subject, kjnd, context);
  return { kmdm, kmqc: subject.kmqc, yefx: subject.yefx, kjnd, lines: linesOf(subject, kjnd, months) };
});

/** Sums of what is below the subject; a balance on the other side than its own counts against it. */
async function readMonths(subject: Subject, kjnd: number, { db }: FirmContext): Promise<readonly Month[]> {
  const { ztdm, kmdm, yefx } = subject;
  const isBelow = sql<boolean>`starts_with(s.fields ->> 'kmdm', ${kmdm})`;
  const sum = (field: string) =>
    sql<string>`coalesce(sum((r.fields ->> ${sql.lit(field)})::numeric) filter (where ${isBelow}), 0)`;
  const signed = (field: string) =>
    sql<string>`coalesce(sum((r.fields ->> ${sql.lit(field)})::numeric
      * case when (s.fields ->> 'yefx')::int = ${yefx} then 1 else -1 end) filter (where ${isBelow}), 0)`;
  const rows = await selectBalances(db, { ztdm, kjnd })
    .select([
      "r.kjqj",
      signed("qcye").as("qcye"),
      sum("jffse").as("jffse"),
      sum("dffse").as("dffse"),
      signed("qmye").as("qmye"),
    ])
    .groupBy("r.kjqj")
    .orderBy("r.kjqj")
    .execute();
  return rows.map((row) => ({
    kjqj: Number(row.kjqj),
    qcye: Number(row.qcye),
    jffse: Number(row.jffse),
    dffse: Number(row.dffse),
    qmye: Number(row.qmye),
  }));
}

/** The opening balance, then for each month its movements and those of the year so far, as far as the books have them. */
function linesOf(subject: Subject, kjnd: number, months: readonly Month[]) {
  const [first] = months;
  if (!first) return [];
  const line = (kjqj: number, zy: string, balance: number) => ({
    period: `${kjnd}-${String(kjqj).padStart(2, "0")}`,
    zy,
    fx: sideOf(subject, balance),
    ye: Math.abs(balance),
  });
  const opening = first.kjqj === 1 ? "年初余额" : "期初余额";
  const sinceJanuary =
    first.kjqj === 1 ? "本年累计" : `本年累计（${first.kjqj}月起，不含${monthsBefore(first.kjqj)}）`;
  let debit = 0;
  let credit = 0;
  const moved = months.flatMap(({ kjqj, jffse, dffse, qmye }) => {
    debit += yuanToFen(jffse);
    credit += yuanToFen(dffse);
    return [
      { ...line(kjqj, "本期合计", qmye), jffse, dffse },
      { ...line(kjqj, sinceJanuary, qmye), jffse: fenToYuan(debit), dffse: fenToYuan(credit) },
    ];
  });
  return [{ ...line(first.kjqj, opening, first.qcye), jffse: null, dffse: null }, ...moved];
}

function monthsBefore(month: number): string {
  return month === 2 ? "1月" : `1—${month - 1}月`;
}
