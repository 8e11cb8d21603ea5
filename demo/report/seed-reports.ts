import type { DemoRecord, DemoWorld } from "../demo-world.ts";

const PAGES = [
  { key: "taxSummary", name: "税款汇总表", kind: "tax", needsPeriod: 1, needsCompany: 0 },
  { key: "taxBurden", name: "税负率分析表", kind: "tax", needsPeriod: 1, needsCompany: 1 },
  { key: "balanceSheet", name: "资产负债表", kind: "finance", needsPeriod: 1, needsCompany: 1 },
  { key: "incomeStatement", name: "利润表", kind: "finance", needsPeriod: 1, needsCompany: 1 },
  { key: "staffPerformance", name: "员工业绩表", kind: "performance", needsPeriod: 1, needsCompany: 0 },
  { key: "customerGrowth", name: "客户增减表", kind: "customer", needsPeriod: 0, needsCompany: 0 },
] as const;

const PARAMETERS = { kjnd: "会计年度", kjqj: "会计期间", companyId: "企业" } as const;

/** The reports that the firm can open, with their parameters and layouts. */
export async function seedReports(world: DemoWorld): Promise<void> {
  const createTime = world.daysAgo(300);
  const row = (fields: DemoRecord["fields"]): DemoRecord => ({ createTime, fields });
  await world.insert(
    "reportPage",
    PAGES.map((page, place) =>
      row({
        ...page,
        url: `/report/${page.key}`,
        description: `${page.name}，可按条件查询`,
        sortNo: place + 1,
      }),
    ),
  );
  await world.insert(
    "reportParameter",
    PAGES.flatMap(({ key, needsPeriod, needsCompany }) =>
      [
        ...(needsPeriod === 1 ? (["kjnd", "kjqj"] as const) : []),
        ...(needsCompany === 1 ? (["companyId"] as const) : []),
      ].map((name) => row({ key, name, title: PARAMETERS[name], value: "" })),
    ),
  );
  await world.insert(
    "reportImage",
    PAGES.map(({ key, name }) => row({ key, name: `${name}示例图`, url: `/report/${key}.png` })),
  );
}
