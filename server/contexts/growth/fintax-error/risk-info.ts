import { operation } from "../../../contracts/operation.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { readCompany } from "../../clients/door.ts";
import { countGrades } from "../compliance/assess-risks.ts";
import { RISK_STATE } from "../compliance/risk-state.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const RECENT_DAYS = 30;

/** The standing of a company: its points, its risks by grade, the latest changes and what may come. */
export const riskInfo = operation("fintaxError.queryInfo", async ({ companyId }, context) => {
  const { companyName, khbm } = await readCompany(context, companyId);
  const insights = await RecordStore.open("companyInsight", context);
  const items = await RecordStore.open("riskItem", context);
  const changes = await RecordStore.open("riskChange", context);
  const predictions = await RecordStore.open("riskPrediction", context);
  const insight = await insights.first({ where: { companyId } });
  const state = [RISK_STATE.open, RISK_STATE.discussed];
  const risks = await items.list({ where: { companyId, state } });
  const since = context.clock.after(-RECENT_DAYS * DAY_MS);
  const changeCount = await changes.count({
    where: { companyId },
    conditions: [{ fields: ["createTime"], match: "from", value: since }],
  });
  return {
    companyId,
    companyName,
    khbm,
    insightId: insight?.id ?? null,
    score: insight?.score ?? null,
    riskGrade: insight?.riskGrade ?? null,
    insightTime: insight?.insightTime ?? null,
    ...countGrades(risks),
    handledCount: risks.filter((risk) => risk.state === RISK_STATE.discussed).length,
    changeCount,
    predictionCount: await predictions.count({ where: { companyId } }),
  };
});
