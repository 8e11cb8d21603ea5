import type { DemoRecord, DemoWorld } from "../demo-world.ts";
import { isServed } from "../tax/demo-period-state.ts";

const RIGHTS = [
  { rightsName: "AI 管家年度服务", rightsKind: "aiManager", total: 60, use: "AI 管家答疑" },
  { rightsName: "发票采集点数", rightsKind: "invoice", total: 500, use: "采集进项和销项发票" },
  { rightsName: "银行流水采集点数", rightsKind: "bank", total: 300, use: "采集银行流水" },
  { rightsName: "财税体检次数", rightsKind: "collect", total: 120, use: "生成财税体检报告" },
  { rightsName: "专家咨询卡", rightsKind: "proCard", total: 20, use: "专家电话咨询" },
] as const;

/** The rights that the firm has bought, given to clients and used. */
export async function seedRights(world: DemoWorld): Promise<void> {
  const clients = world.companies.filter(isServed).slice(0, 40);
  const rightsIds = await world.insert("rights", RIGHTS.map(bought(world)));
  const allocated = clients.flatMap(({ companyId }, place): (DemoRecord & { readonly kind: number })[] => {
    const kind = place % RIGHTS.length;
    const num = kind === 1 || kind === 2 ? 10 : 1;
    const usedNum = place % 4 === 3 ? 0 : Math.max(1, Math.floor(num / 2));
    const createUserId = world.staff[place % 2]?.userId ?? null;
    const fields = { rightsId: rightsIds[kind], num, usedNum };
    const row = { companyId, createTime: world.daysAgo(20 + place * 5, place * 13), fields, kind };
    return [createUserId === null ? row : { ...row, createUserId }];
  });
  const allocationIds = await world.insert(
    "rightsAllocation",
    allocated.map(({ kind: _kind, ...row }) => row),
  );
  const usage = allocated.flatMap(({ companyId, fields, kind }, place): DemoRecord[] => {
    if (fields["usedNum"] === 0 || companyId === undefined) return [];
    const useTime = world.daysAgo(1 + (place % 19), place * 17);
    const userId = world.keepersOf(companyId)[0] ?? world.staff[0]?.userId;
    const { rightsId, usedNum: num } = fields;
    const allocationId = allocationIds[place];
    const content = RIGHTS[kind]?.use;
    return [
      { companyId, createTime: useTime, fields: { allocationId, rightsId, num, useTime, content, userId } },
    ];
  });
  await world.insert("rightsUsage", usage);
}

const bought =
  (world: DemoWorld) =>
  ({ rightsName, rightsKind, total }: (typeof RIGHTS)[number], place: number): DemoRecord => {
    const createTime = world.daysAgo(240 + place * 7, place * 11);
    const startDate = createTime.slice(0, 10);
    const endDate = `${Number(startDate.slice(0, 4)) + 1}-12-31`;
    const orderNo = `QY${startDate.replaceAll("-", "")}${String(place + 1).padStart(4, "0")}`;
    return { createTime, fields: { rightsName, rightsKind, total, startDate, endDate, orderNo } };
  };
