import { isFilingDue } from "../../server/contexts/clients/collection/filing-due.ts";
import { registeredTaxes } from "../gateways/demo-tax-registration.ts";
import type { RegisteredTax, Taxpayer } from "../../server/gateways/tax-registration.ts";
import type { DemoRandom } from "../demo-random.ts";
import { OTHER_TAX_TYPES } from "../../server/contexts/tax/tax-declare/other-tax-forms.ts";
import type { DemoCompany } from "../demo-companies.ts";
import type { DemoPeriod, DemoRecord, DemoWorld } from "../demo-world.ts";

const REGIONS =
  "11 12 13 14 15 21 2102 22 23 31 32 33 3302 34 35 3502 36 37 3702 41 42 43 44 4403 45 46 50 51 52 53 54 61 62 63 64 65".split(
    " ",
  );

/** Of so many clients one has no collection of last month's taxes from the bureau. */
const NOT_ASKED = 4;

/** The registered taxes of companies, their collection, and the forms that came of it. */
export async function seedCollection(world: DemoWorld): Promise<void> {
  await world.insertOnce("collectBox", boxes(world));
  const companies = world.companies.filter(({ isRemove }) => isRemove === 0);
  const taxes = new Map(companies.map((company) => [company, registeredTaxes(taxpayerOf(company))]));
  const rows = companies.map((company, index) => settings(world, company, index, taxes.get(company) ?? []));
  await world.insert("taxTypeSetting", rows.flat());
  const served = companies.filter(({ stopPeriod }) => stopPeriod === null);
  const periods = world.periods.slice(-2);
  const tasks = served.map((company, index) => periods.map((period) => task(world, company, index, period)));
  await world.insert("collectTask", tasks.flat());
  const forms = served.map((company, index) =>
    periods
      .slice(0, index % 11 === NOT_ASKED ? -1 : undefined)
      .flatMap((period) => formsOf(world, company, period, taxes.get(company) ?? [])),
  );
  await world.insert("reportBox", forms.flat());
}

function taxpayerOf(company: DemoCompany): Taxpayer {
  const { taxlayerNo, taxlayerType, nsqxdm, companyType } = company;
  const { registrationDate = null, personCount = null } = company;
  return { taxlayerNo, taxlayerType, nsqxdm, companyType, registrationDate, personCount };
}

function boxes(world: DemoWorld): DemoRecord[] {
  return REGIONS.map((areaId, place) => ({
    createTime: world.daysAgo(600),
    fields: {
      areaId,
      boxId: `BOX-${areaId.padEnd(4, "0")}-${String(world.gsid)}`,
      boxName: `采集盒子 ${String(place + 1).padStart(2, "0")}`,
      boxStatus: place % 9 === 8 ? 0 : 1,
    },
  }));
}

/** As the bureau says, but for some companies one tax is noted by hand, and one is over. */
function settings(
  world: DemoWorld,
  { companyId }: DemoCompany,
  index: number,
  taxes: readonly RegisteredTax[],
): DemoRecord[] {
  const time = world.daysAgo(5 + (index % 20), index * 3);
  const fromBureau = { taxSource: 1, collectTime: time, endDate: null, remark: null };
  const rows: Readonly<Record<string, unknown>>[] = taxes.map((tax) => ({ ...tax, ...fromBureau }));
  const byHand = { szid: 54, zspm: "残疾人就业保障金", sbzq: "10", sl: null, startDate: "2025-01-01" };
  const over = { szid: 56, zspm: "文化事业建设费", sbzq: "06", sl: 0.03, startDate: "2021-01-01" };
  return [
    ...rows,
    ...(index % 3 === 0
      ? [{ ...byHand, taxSource: 2, collectTime: null, endDate: null, remark: "按年申报" }]
      : []),
    ...(index % 7 === 2 ? [{ ...over, ...fromBureau, endDate: "2024-12-31" }] : []),
  ].map((fields) => ({ companyId, createTime: time, fields }));
}

function task(world: DemoWorld, { companyId }: DemoCompany, index: number, period: DemoPeriod): DemoRecord {
  const { kjnd, kjqj, name } = period;
  const random = world.random("collect-task", companyId, name);
  const state = random.between(1, 12);
  const [cjzt, message] =
    state === 1
      ? ([5, "电子税务局登录失败：办税人员账号未通过实名验证，请验证后重新采集"] as const)
      : state === 2
        ? ([4, "已由经办人取消"] as const)
        : ([2, "采集成功"] as const);
  const time = world.after(period, random.between(2, 14), 100 + (index % 40));
  const taskid = `${String(companyId)}-${name}-${String(random.between(100_000, 999_999))}`;
  const createUserId = world.keepersOf(companyId)[0];
  return {
    companyId,
    kjnd,
    kjqj,
    createTime: time,
    ...(createUserId !== undefined && { createUserId }),
    fields: {
      taskKind: 1,
      taskid,
      cjzt,
      message,
      startTime: time,
      endTime: time,
    },
  };
}

/** The month before is declared, the last one is not yet. */
function formsOf(
  world: DemoWorld,
  { companyId, provinceId }: DemoCompany,
  period: DemoPeriod,
  taxes: readonly RegisteredTax[],
): DemoRecord[] {
  const { kjnd, kjqj, name } = period;
  const collectTime = world.after(period, 2);
  const isLast = name === world.periods.at(-1)?.name;
  const random = world.random("other-tax", companyId, name);
  return taxes
    .filter(({ sbzq }) => isFilingDue(sbzq, kjqj))
    .map(({ szid, zspm, sbzq }) => ({
      companyId,
      kjnd,
      kjqj,
      createTime: collectTime,
      fields: {
        szid,
        formName: `${zspm}申报表（${sbzq === "06" ? "月" : "季"}报）`,
        collectTime,
        boxId: `BOX-${provinceId.padEnd(4, "0")}-${String(world.gsid)}`,
        ...declarationOf(szid, isLast, random, (day) => world.after(period, day)),
      },
    }));
}

/** The amount of an other tax and the state of its declaration: of the last month some wait for an amount, and the bureau has refused one. */
function declarationOf(szid: number, isLast: boolean, random: DemoRandom, after: (day: number) => string) {
  const place = isLast ? random.between(1, 8) : DECLARED_PLACE;
  const reportStatus = isLast && place === FAILED_PLACE ? 3 : place >= DECLARED_PLACE ? 1 : 0;
  if (!OTHER_TAX_TYPES.includes(szid)) return { reportStatus: isLast ? 0 : 1 };
  const declareTime = after(random.between(3, 12));
  const amount = place <= UNFILLED_PLACE ? null : random.between(2_000, 260_000) / 100;
  return {
    reportStatus,
    amount,
    declaredAmount: reportStatus === 1 ? amount : null,
    declareTime: reportStatus === 1 ? declareTime : null,
    content: reportStatus === 3 ? "申报失败：税源信息未采集，请先在电子税务局采集税源后重新申报" : null,
  };
}

const UNFILLED_PLACE = 3;
const FAILED_PLACE = 6;
const DECLARED_PLACE = 7;
