import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { readService } from "../../clients/door.ts";

/** The client, the chance, the visit and its plan that a marketing record of this type belongs to. */
export const marketRelation = operation(
  "visit.record.fcpMarketCrmRelation",
  async ({ type, marketId }, context) => {
    const store = await RecordStore.open("marketing", context);
    const market = await store.first({ where: { marketId, type } });
    if (!market) throw new Refusal("missing", "没有这个类型的营销记录，请刷新后重试");
    const chance =
      type === "introduce"
        ? await introducedChance(market.introduceId, context)
        : await riseChance(market.riseId, context);
    const visits = await RecordStore.open("visitRecord", context);
    const recordId = market.recordId;
    const visit = typeof recordId === "number" ? await visits.first({ where: { recordId } }) : undefined;
    return {
      marketId,
      type,
      qyId: market.qyId,
      companyName: market.companyName,
      riseId: market.riseId ?? null,
      introduceId: market.introduceId ?? null,
      chanceTitle: chance?.title ?? null,
      chanceStatus: chance?.status ?? null,
      recordId: recordId ?? null,
      planId: visit?.planId ?? null,
      userName: market.userName,
      createTime: market.createTime,
    };
  },
);

interface Chance {
  readonly title: string;
  readonly status: number;
}

async function riseChance(
  riseId: number | null | undefined,
  context: FirmContext,
): Promise<Chance | undefined> {
  if (typeof riseId !== "number") return undefined;
  return await (await RecordStore.open("riseChance", context)).first({ where: { riseId } });
}

async function introducedChance(
  introduceId: number | null | undefined,
  context: FirmContext,
): Promise<Chance | undefined> {
  if (typeof introduceId !== "number") return undefined;
  const store = await RecordStore.open("introduceChance", context);
  const chance = await store.first({ where: { introduceId } });
  return chance && { title: chance.targetName, status: chance.status };
}

/** The services in the client's contracts, and those that the visit was to sell. */
export const crmServiceTypes = operation("visit.record.crmServiceType", async ({ id }, context) => {
  const visit = await (await RecordStore.open("visitRecord", context)).find(id);
  const { enums } = context.project;
  const label = (table: string, value: string) =>
    enums.get(table)?.find((entry) => entry.value === value)?.label ?? value;
  const service = await readService(context.db, visit.qyId);
  const items = service?.serviceItems.split(",").filter((item) => item !== "") ?? [];
  const contract = items.map((value) => ({ value, label: label("serviceItem", value), source: "contract" }));
  const { riseId } = visit;
  if (typeof riseId !== "number") return contract;
  const chance = await (await RecordStore.open("riseChance", context)).first({ where: { riseId } });
  if (!chance) return contract;
  const value = chance.productType;
  return [...contract, { value, label: label("chanceProductType", value), source: "chance" }];
});
