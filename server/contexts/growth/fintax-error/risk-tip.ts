import { operation } from "../../../contracts/operation.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { RISK_STATE } from "../compliance/risk-state.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const RECENT_DAYS = 7;
const HIGH = 3;

/** The risks of the user's companies, in numbers and in a sentence. */
export const riskTip = operation("fintaxError.riskTip", async (_params, context) => {
  const insights = await RecordStore.open("companyInsight", context);
  const items = await RecordStore.open("riskItem", context);
  const changes = await RecordStore.open("riskChange", context);
  const state = [RISK_STATE.open, RISK_STATE.discussed];
  const since = context.clock.after(-RECENT_DAYS * DAY_MS);
  const recent = async (change: string) =>
    await changes.count({
      where: { change },
      conditions: [{ fields: ["createTime"], match: "from", value: since }],
    });
  const companyCount = await insights.count({ where: { riskGrade: [1, 2, HIGH] } });
  const highCompanyCount = await insights.count({ where: { riskGrade: HIGH } });
  const highItemCount = await items.count({ where: { riskGrade: HIGH, state } });
  const newCount = await recent("new");
  const goneCount = await recent("gone");
  return {
    companyCount,
    highCompanyCount,
    highItemCount,
    newCount,
    goneCount,
    text: tipOf({
      companyCount,
      highCompanyCount,
      newCount,
    }),
  };
});

function tipOf(counts: { companyCount: number; highCompanyCount: number; newCount: number }): string {
  const { companyCount, highCompanyCount, newCount } = counts;
  if (companyCount === 0) return "已体检的企业未发现财税风险";
  const high = highCompanyCount > 0 ? `，其中 ${highCompanyCount} 家存在高风险` : "";
  const recent = newCount > 0 ? `；近 ${RECENT_DAYS} 天新增 ${newCount} 项风险，请及时处理` : "";
  return `有 ${companyCount} 家企业存在财税风险${high}${recent}`;
}
