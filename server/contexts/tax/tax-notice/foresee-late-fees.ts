import { fenToYuan, formatYuan, yuanToFen } from "../../../../src/domain/money.ts";
import { filingWindow } from "../../../../src/domain/tax/filing-window.ts";
import { lateFee } from "../../../../src/domain/tax/late-fee.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { initialPayTime, latestPayTime } from "../company-period/period-days.ts";
import { TAX_CHANGED } from "../company-period/period-states.ts";

/** A tax that is to be paid, in 分, and the last day for it. */
export interface Due {
  readonly fen: number;
  readonly deadline: string;
}

interface Month {
  readonly kjnd: number;
  readonly kjqj: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** What is to be known before companies are notified together, with their late fees added up. */
export const foreseeLateFees = operation("taxNotice.lateFee", async ({ kjnd, kjqj, qyIdList }, context) => {
  const { dues, changed } = await readDues(qyIdList, { kjnd, kjqj }, context);
  return {
    ...describeLateness(dues, { kjnd, kjqj }, context),
    changedRemark: changed === 0 ? null : changedRemark(changed, qyIdList.length),
  };
});

/** The last day for these taxes, and what each later day costs. */
export function describeLateness(dues: readonly Due[], month: Month, context: FirmContext) {
  const deadline = earliest(dues);
  const today = context.clock.now().slice(0, 10);
  return {
    deadline,
    pendingRemark: today > deadline ? `申报期已于 ${deadline} 截止，逾期缴款按日加收万分之五的滞纳金` : null,
    unpaidRemark: `申报期至 ${deadline} 截止，之后缴款按日加收万分之五的滞纳金`,
    lateDays: lateDays(dues, month, context),
  };
}

/** The late fee of one company's month for each day after the deadline on which its tax may still be taken. */
export async function foreseeLateDays(companyId: number, month: Month, context: FirmContext) {
  const { dues } = await readDues([companyId], month, context);
  return lateDays(dues, month, context);
}

async function readDues(companyIds: readonly number[], { kjnd, kjqj }: Month, context: FirmContext) {
  const rows = await context.db
    .selectFrom("company")
    .leftJoin("companyPeriod", (join) =>
      join
        .onRef("companyPeriod.companyId", "=", "company.companyId")
        .on("companyPeriod.kjnd", "=", kjnd)
        .on("companyPeriod.kjqj", "=", kjqj),
    )
    .select(["company.areaId", "companyPeriod.zzshfjs", "companyPeriod.doubtState"])
    .where("company.companyId", "in", [...companyIds])
    .execute();
  const dues = rows.map(({ areaId, zzshfjs }) => ({
    fen: yuanToFen(Number(zzshfjs ?? 0)),
    deadline: filingWindow(kjnd, kjqj, context.filingCalendar, areaId ?? "").last,
  }));
  return { dues, changed: rows.filter(({ doubtState }) => doubtState === TAX_CHANGED).length };
}

function earliest(dues: readonly Due[]): string {
  return dues.map(({ deadline }) => deadline).toSorted()[0] ?? "";
}

function lateDays(dues: readonly Due[], { kjnd, kjqj }: Month, { clock }: FirmContext) {
  const first = initialPayTime(kjnd, kjqj, clock.now());
  const deadline = earliest(dues);
  return daysBetween(deadline, latestPayTime(first))
    .filter((payDay) => payDay >= first)
    .map((payDay) => lateDay(dues, deadline, payDay));
}

function lateDay(dues: readonly Due[], deadline: string, payDay: string) {
  const fen = dues.reduce((sum, due) => sum + lateFee(due.fen, due.deadline, payDay).fee, 0);
  const { days } = lateFee(0, deadline, payDay);
  const companies = dues.length > 1 ? `${dues.length} 家企业合计` : "";
  const fee =
    fen === 0
      ? "预计滞纳金在 1 元以下，按零计算"
      : `${companies}预计滞纳金 ${formatYuan(fenToYuan(fen))} 元（每日万分之五）`;
  return {
    payDay,
    days,
    amount: fenToYuan(fen),
    remark: `申报期至 ${deadline} 截止，已逾期 ${days} 天，${fee}`,
  };
}

function changedRemark(changed: number, asked: number): string {
  return asked === 1 ? "预估税额有变动，请重新确认" : `${changed} 家企业的预估税额有变动，请重新确认`;
}

/** The days after `from`, up to and with `to`. */
function daysBetween(from: string, to: string): string[] {
  const count = Math.max(0, (Date.parse(to) - Date.parse(from)) / DAY_MS);
  return Array.from({ length: count }, (_none, index) =>
    new Date(Date.parse(from) + (index + 1) * DAY_MS).toISOString().slice(0, 10),
  );
}
