import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import type { Fields, StoredRecord } from "../../../contracts/record.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { readCompany } from "../../clients/door.ts";
import { RISK_STATE } from "../compliance/risk-state.ts";
import { keepMarketing } from "./keep-marketing.ts";

/** Notes what was said about selling more; a chance that was found on the visit is created. */
export const editRise = operation(
  "visit.record.editRise",
  async (
    {
      recordId,
      riseId,
      riseContent,
      label,
      title,
      productType = "tax",
      bizType = "addition",
      expectAmount = 0,
    },
    context,
  ) => {
    const { records, record } = await takeRecord(recordId, context);
    const chances = await RecordStore.open("riseChance", context);
    if (riseId === undefined && (label === undefined || title === undefined)) {
      const message = "请选择已有商机，或填写新商机的标签和名称";
      throw new Refusal("validation", message, [{ path: label === undefined ? "label" : "title", message }]);
    }
    const chanceFields = {
      qyId: record.qyId,
      title,
      label,
      productType,
      bizType,
      expectAmount,
      reason: riseContent,
    };
    const chance =
      riseId === undefined ? await chances.create({ ...chanceFields, ...FOUND }) : await chances.find(riseId);
    const changed = await records.change(record, { riseId: chance.id, riseContent });
    await keepMarketing(changed, { type: "rise", riseId: chance.id, content: riseContent, chance }, context);
    return { riseId: chance.id };
  },
);

/** Notes what was said about other companies; one that the client has recommended becomes a chance. */
export const editIntroduce = operation(
  "visit.record.editIntroduce",
  async (
    { recordId, introduceId, introduceContent, targetName, provinceId, expectAmount = 0, legalPerson, phone },
    context,
  ) => {
    const { records, record } = await takeRecord(recordId, context);
    const chances = await RecordStore.open("introduceChance", context);
    if (introduceId === undefined && targetName === undefined) {
      const message = "请选择已有转介绍商机，或填写客户推荐的企业名称";
      throw new Refusal("validation", message, [{ path: "targetName", message }]);
    }
    const qyId = record.qyId as number;
    const chance =
      introduceId === undefined
        ? await chances.create({
            ...FOUND,
            qyId,
            targetName,
            expectAmount,
            legalPerson,
            phone,
            provinceId: provinceId ?? (await readCompany(context, qyId)).provinceId,
            phoneSource: phone ? "customer" : null,
            relationType: "recommended",
            relationText: `${String(record.contactName)}在拜访中推荐`,
            labels: [],
          })
        : await chances.find(introduceId);
    const changed = await records.change(record, { introduceId: chance.id, introduceContent });
    const content = introduceContent;
    await keepMarketing(changed, { type: "introduce", introduceId: chance.id, content, chance }, context);
    return { introduceId: chance.id };
  },
);

const FOUND = { source: "visit" } as const;

/** Notes which risks were presented to the client; from then on they count as discussed. */
export const editFintaxError = operation(
  "visit.record.editFintaxError",
  async ({ recordId, riskItemIds, fintaxContent }, context) => {
    const { records, record } = await takeRecord(recordId, context);
    const items = await RecordStore.open("riskItem", context);
    const risks = await items.take(riskItemIds);
    const foreign = risks.find(({ companyId }) => companyId !== record.qyId);
    if (foreign) throw new Refusal("rule", `风险项“${foreign.title}”不属于该客户`);
    const { user, clock } = context;
    const handled: Fields = { handleUserId: user.id, handleTime: clock.now(), handleContent: fintaxContent };
    for (const risk of risks) {
      const isGone = risk.state === RISK_STATE.gone;
      await items.change(risk, isGone ? handled : { ...handled, state: RISK_STATE.discussed });
    }
    const changed = await records.change(record, { riskItemIds: [...riskItemIds], fintaxContent });
    await keepMarketing(changed, { type: "fintaxError", content: fintaxContent }, context);
    return null;
  },
);

async function takeRecord(
  recordId: number,
  context: FirmContext,
): Promise<{ records: RecordStore; record: StoredRecord }> {
  const records = await RecordStore.open("visitRecord", context);
  const [record] = await records.take([recordId]);
  if (!record) throw new Error("a record that was taken is not there");
  return { records, record };
}
