import { demoPerson } from "../demo-company-names.ts";
import type { DemoCompany } from "../demo-companies.ts";
import type { DemoRecord, DemoWorld } from "../demo-world.ts";
import { isServed } from "../tax/demo-period-state.ts";

type Change = readonly [
  field: string,
  before: (company: DemoCompany, index: number) => string | null,
  now: keyof DemoCompany,
];

/** The modified fields: the value before is invented, that after it is the company's own. */
const CHANGES: readonly Change[] = [
  ["legalPerson", (_company, index) => demoPerson(index + 900), "legalPerson"],
  ["address", ({ address }) => `${String(address).slice(0, 6)}人民路12号3楼`, "address"],
  ["registCapital", () => "300000.00", "registCapital"],
  ["businessScope", () => "信息咨询服务。", "businessScope"],
  ["financePerson", (_company, index) => demoPerson(index + 950), "financePerson"],
  ["taxlayerType", ({ taxlayerType }) => (taxlayerType === "001" ? "101" : "001"), "taxlayerType"],
  ["companyName", ({ companyName }) => companyName.replace("有限公司", "工作室"), "companyName"],
];
const SOURCES = ["manual", "workOrder", "collect"];

/** Every second company has changed once or twice; some of it was taken back. */
export async function seedModifications(world: DemoWorld): Promise<void> {
  const companies = world.companies.filter(isServed);
  const rows = companies.flatMap((company, index) => {
    const chosen = [
      CHANGES[index % CHANGES.length],
      ...(index % 4 === 1 ? [CHANGES[(index + 3) % CHANGES.length]] : []),
    ];
    return chosen.flatMap((change, place) =>
      change ? modification(world, company, index * 2 + place, change) : [],
    );
  });
  await world.insert("companyModification", rows);
}

function modification(
  world: DemoWorld,
  company: DemoCompany,
  index: number,
  [field, before, now]: Change,
): DemoRecord[] {
  const value = company[now];
  const oldValue = before(company, index);
  if (typeof value !== "string" || value === oldValue) return [];
  const [first = 1] = world.staff.map(({ userId }) => userId);
  const [mainKeeper = first] = world.keepersOf(company.companyId);
  const keeper = index % 5 === 2 ? first : mainKeeper;
  const revoked = index % 9 === 4;
  const days = 3 + index * 4;
  return [
    {
      companyId: company.companyId,
      createTime: world.daysAgo(days, index * 23),
      createUserId: keeper,
      fields: {
        field,
        // A change that was taken back leaves what there was before.
        ...(revoked ? { oldValue: value, newValue: oldValue } : { oldValue, newValue: value }),
        source: SOURCES[index % SOURCES.length],
        revoked: revoked ? 1 : 0,
        revokeUserId: revoked ? keeper : null,
        revokeTime: revoked ? world.daysAgo(days - 1, index * 29) : null,
      },
    },
  ];
}
