import { operation } from "../../../contracts/operation.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { declaredTaxes } from "../progress/declared-taxes.ts";
import { OPEN } from "./feedback-rules.ts";

/** The taxes that the company declares for the period, with what was said about each. */
export const taxTypeStates = operation("feedback.ztSzStatus", async ({ qyid, kjnd, kjqj }, context) => {
  const store = await RecordStore.open("taxFeedback", context);
  const said = await store.list({ where: { qyid, kjnd, kjqj } });
  const taxes = await declaredTaxes(context.db, { qyid, kjnd, kjqj });
  return taxes.map((tax) => {
    const about = said.filter((feedback) => feedback.szid === tax.szid);
    const dclNum = about.filter((feedback) => feedback.status === OPEN).length;
    return { ...tax, dclNum, feedbackNum: about.length };
  });
});
