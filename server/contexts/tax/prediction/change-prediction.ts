import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { type CompanyPeriod, takePeriods } from "../company-period/company-period.ts";
import { doubtAfterChange } from "../company-period/doubt-after-change.ts";
import { startEstimate } from "../company-period/estimate-job.ts";
import { adjustmentTo } from "../company-period/tax-items.ts";
import { CALCULATED, CALCULATING, NOT_NOTIFIED } from "../company-period/period-states.ts";

/** Has the tax of a company's month calculated anew by a job. */
export const recalculatePrediction = operation(
  "prediction.recalculate",
  async ({ companyId, kjnd, kjqj }, context) => {
    const [row] = await takePeriods(context, [companyId], { kjnd, kjqj });
    if (row?.predictionStatus === CALCULATING) throw new Refusal("rule", "税款正在计算，请稍候");
    await startEstimate(context, { companyIds: [companyId], kjnd, kjqj });
    return null;
  },
);

interface Named {
  readonly predictionId: number;
  readonly qyId: number;
  readonly kjnd: number;
  readonly kjqj: number;
}

/**
 * Puts another amount in the place of the calculated one: the difference stands as 人工调整 and outlasts a recalculation. An
 * amount that has been confirmed has to be confirmed again.
 */
export const changePrediction = operation("prediction.change", async (params, context) => {
  const { zzshfjs, content } = params;
  const row = await takeNamed(params, context);
  if (row.noticeTaxType !== NOT_NOTIFIED) throw new Refusal("rule", "本期税款已通知客户，不能变更预测税额");
  if (row.predictionStatus !== CALCULATED || row.estimate === null)
    throw new Refusal("rule", "本期税款尚未计算完成，不能变更预测税额");
  const adjustment = adjustmentTo(row.estimate, zzshfjs);
  const changed = row.qrzzse !== null && Number(row.qrzzse) !== zzshfjs;
  await context.db
    .updateTable("companyPeriod")
    .set({
      zzshfjs: zzshfjs.toFixed(2),
      zzshfjsExtRemark: content,
      adjustment,
      adjustmentContent: adjustment === null ? null : content,
      doubtState: doubtAfterChange(row.doubtState, changed),
      updateTime: context.clock.now(),
    })
    .where("id", "=", row.id)
    .execute();
  return null;
});

/** Changes what is remarked on the estimate. */
export const updatePrediction = operation("prediction.update", async (params, context) => {
  const row = await takeNamed(params, context);
  await context.db
    .updateTable("companyPeriod")
    .set({ zzshfjsExtRemark: params.zzshfjsExtRemark ?? null, updateTime: context.clock.now() })
    .where("id", "=", row.id)
    .execute();
  return null;
});

async function takeNamed(
  { predictionId, qyId, kjnd, kjqj }: Named,
  context: FirmContext,
): Promise<CompanyPeriod> {
  const [row] = await takePeriods(context, [qyId], { kjnd, kjqj });
  if (row?.id !== predictionId) throw new Refusal("missing", "税款预测不存在或已重新生成，请刷新后重试");
  return row;
}
