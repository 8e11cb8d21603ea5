import type { FirmHandler } from "../../binding/handler.ts";
import { Refusal } from "../../errors.ts";
import { RecordStore } from "../../records/record-store.ts";
import { readService } from "../customer-profile/service.ts";

interface RelationParams {
  readonly type: string;
  readonly marketId: number;
}

/** What a marketing record of this type belongs to: the client, the chance, the visit and its plan. */
export const marketRelation: FirmHandler<RelationParams> = async ({ type, marketId }, context) => {
  const store = await RecordStore.open("marketing", context);
  const market = await store.first({ where: { marketId, type } });
  if (!market) throw new Refusal("missing", "没有这个类型的营销记录，请刷新后重试");
  const [record, key] = type === "introduce" ? ["introduceChance", "introduceId"] : ["riseChance", "riseId"];
  const chanceId = market[key ?? ""];
  const chances = await RecordStore.open(record ?? "", context);
  const chance =
    typeof chanceId === "number" ? await chances.first({ where: { [key ?? ""]: chanceId } }) : undefined;
  const visits = await RecordStore.open("visitRecord", context);
  const recordId = market["recordId"];
  const visit = typeof recordId === "number" ? await visits.first({ where: { recordId } }) : undefined;
  return {
    marketId,
    type,
    qyId: market["qyId"],
    companyName: market["companyName"],
    riseId: market["riseId"] ?? null,
    introduceId: market["introduceId"] ?? null,
    chanceTitle: chance?.["title"] ?? chance?.["targetName"] ?? null,
    chanceStatus: chance?.["status"] ?? null,
    recordId: recordId ?? null,
    planId: visit?.["planId"] ?? null,
    userName: market["userName"],
    createTime: market["createTime"],
  };
};

/** What the client has a contract for, and what the visit was to sell him. */
export const crmServiceTypes: FirmHandler<{ readonly id: number }> = async ({ id }, context) => {
  const visit = await (await RecordStore.open("visitRecord", context)).find(id);
  const { enums } = context.project;
  const label = (table: string, value: string) =>
    enums.get(table)?.find((entry) => entry.value === value)?.label ?? value;
  const service = await readService(context.db, visit["qyId"] as number);
  const items = service?.serviceItems.split(",").filter((item) => item !== "") ?? [];
  const contract = items.map((value) => ({ value, label: label("serviceItem", value), source: "contract" }));
  const { riseId } = visit;
  if (typeof riseId !== "number") return contract;
  const chance = await (await RecordStore.open("riseChance", context)).first({ where: { riseId } });
  if (!chance) return contract;
  const value = String(chance["productType"]);
  return [...contract, { value, label: label("chanceProductType", value), source: "chance" }];
};
