import { operation } from "../../../contracts/operation.ts";
import type { Condition } from "../../../records/query/record-conditions.ts";
import { RecordStore } from "../../../records/record-store.ts";

/** By which phones possible clients can be reached, masked, and where each comes from. */
export const chancePhones = operation(
  ["opportunity.introducePhoneList", "opportunity.introduceChanceCollection.phoneList"],
  async ({ qyId, status, keyword = "" }, context) => {
    const store = await RecordStore.open("introduceChance", context);
    const where = { ...(qyId !== undefined && { qyId }), ...(status !== undefined && { status }) };
    const words = keyword.trim();
    const conditions: Condition[] =
      words === "" ? [] : [{ fields: ["targetName", "legalPerson"], match: "contains", value: words }];
    const chances = await store.list({ where, conditions });
    const reachable = chances.filter(({ phone }) => phone !== null && phone !== undefined);
    return await store.presentFor("opportunity.introducePhoneList", reachable);
  },
);
