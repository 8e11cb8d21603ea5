import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { VISIT_REPORT, type VisitReportParams } from "./visit-report-job.ts";

/** Leaves a job that writes visits to a document; of a plan it counts the exports. */
export const exportVisits = operation("visit.pdf.export", async ({ recordIds, planId }, context) => {
  if ((recordIds === undefined) === (planId === undefined)) {
    const message = "请选择要导出的拜访记录或拜访计划";
    throw new Refusal("validation", message, [{ path: "recordIds", message }]);
  }
  const records = await RecordStore.open("visitRecord", context);
  const visits =
    recordIds === undefined
      ? await records.list({ where: { planId: planId ?? null } })
      : await records.take(recordIds);
  if (planId !== undefined) {
    const plans = await RecordStore.open("visitPlan", context);
    const [plan] = await plans.take([planId]);
    if (plan)
      await plans.change(plan, {
        viewCount: plan.viewCount + 1,
        lastViewTime: context.clock.now(),
      });
  }
  if (visits.length === 0) throw new Refusal("rule", "拜访计划还没有拜访记录，无法导出报告");
  records.concern(visits);
  const params: VisitReportParams = { recordIds: visits.map(({ id }) => id) };
  return { taskid: await context.jobs.enqueue(VISIT_REPORT, "导出拜访报告", params, { once: true }) };
});
