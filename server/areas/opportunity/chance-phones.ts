import type { FirmHandler } from "../../binding/handler.ts";
import type { Condition } from "../../records/record-conditions.ts";
import { RecordStore } from "../../records/record-store.ts";

interface PhoneParams {
  readonly qyId?: number;
  readonly status?: number;
  readonly keyword?: string;
}

/** By which phones possible clients can be reached, masked, and where each comes from. */
export const chancePhones: FirmHandler<PhoneParams> = async ({ qyId, status, keyword = "" }, context) => {
  const store = await RecordStore.open("introduceChance", context);
  const where = { ...(qyId !== undefined && { qyId }), ...(status !== undefined && { status }) };
  const words = keyword.trim();
  const conditions: Condition[] =
    words === "" ? [] : [{ fields: ["targetName", "legalPerson"], match: "contains", value: words }];
  const chances = await store.list({ where, conditions });
  const shape = context.project.operations.get("opportunity.introducePhoneList");
  return await store.present(
    chances.filter(({ phone }) => phone !== null && phone !== undefined),
    shape?.row,
  );
};
