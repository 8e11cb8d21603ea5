import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { findOperation } from "../../../records/query/find-operation.ts";
import { narrowRows, pageRows } from "../../../records/query/page-rows.ts";
import { pickFields } from "../../../records/query/pick-fields.ts";
import { readClientNotices } from "../filing/client-notices.ts";
import type { Month } from "../tax-notice/estimate-late-fees.ts";
import { type ProgressRow, presentProgress, readProgressRows } from "./progress-rows.ts";
import { STEP, STEPS, type Stage, type Step } from "./step-states.ts";

/** A paged list of the companies of a month with their steps; the operation says how it is narrowed. */
export const progressPage = (id: "progress.processView.page" | "workProgress.statistics") =>
  operation(id, async ({ kjnd, kjqj, ...params }, context) => {
    const rows = await readShownRows(context, { kjnd, kjqj });
    return pageRows(await findOperation(context, id), rows, params);
  });

/** The number of companies that stand at each step, of all that the list would show on all its tabs. */
export const stageCounts = operation(
  "progress.processView.count",
  async ({ kjnd, kjqj, ...params }, context) => {
    const rows = await readShownRows(context, { kjnd, kjqj });
    const listed = narrowRows(await findOperation(context, "progress.processView.page"), rows, params);
    const at = (stage: Stage) => listed.filter((row) => row.stage === stage).length;
    return {
      total: listed.length,
      collect: at("collect"),
      check: at("check"),
      estimate: at("estimate"),
      notice: at("notice"),
      declare: at("declare"),
      pay: at("pay"),
      fault: at("fault"),
      finished: at("finished"),
    };
  },
);

/** The rows of a month as the lists show them, each with the taxes of which its client is notified, and those it doubts. */
async function readShownRows(context: FirmContext, month: Month) {
  const rows = await readProgressRows(context, month);
  const noticesOf = await readClientNotices(month, context.db);
  return rows.map((row) => {
    const notices = noticesOf(row.qyid);
    return {
      ...presentProgress(row),
      ...notices,
      isNoticed: notices.noticedTaxes.length > 0 ? 1 : 0,
      isDoubted: notices.doubtedTaxes.length > 0 ? 1 : 0,
    };
  });
}

/** The steps of one company's month, with when they were taken and what went wrong; null in a month without service. */
export const processDetail = operation(
  "progress.processView.detail",
  async ({ qyid, kjnd, kjqj }, context) => {
    const rows = await readProgressRows(context, { kjnd, kjqj });
    const row = rows.find((candidate) => candidate.qyid === qyid);
    if (!row) return null;
    return {
      ...pickFields(row, DETAIL),
      steps: STEPS.map((step) => ({ step, state: row.states[step], ...about(row, step) })),
    };
  },
);

const DETAIL = [
  "qyid",
  "companyName",
  "taxlayerType",
  "kjnd",
  "kjqj",
  "doneNum",
  "stepNum",
  "percent",
  "stage",
  "userNames",
] as const;

function about(row: ProgressRow, step: Step): { time: string | null; content: string | null } {
  const isDone = row.states[step] === STEP.done;
  const times: Partial<Record<Step, string | null>> = {
    arrival: row.arrivalTime,
    collect: row.collectTime,
    book: row.bookTime,
    declare: row.declareTime,
    pay: row.payTime === null ? null : `${row.payTime} 00:00:00`,
  };
  const contents: Partial<Record<Step, string | null>> = {
    collect: row.collectFault,
    check: row.confirmFault,
    notice: row.doubt,
    book: row.voucherNum > 0 ? `共 ${row.voucherNum} 张凭证` : null,
  };
  return { time: isDone ? (times[step] ?? null) : null, content: contents[step] ?? null };
}
