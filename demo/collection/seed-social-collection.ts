import type { DemoCompany } from "../demo-companies.ts";
import type { DemoPeriod, DemoRecord, DemoWorld } from "../demo-world.ts";

const SOCIAL_TASK = 2;
const SOCIAL_INSURANCE = 69;
const FAULT = "税局没有该企业的社保登记信息，请先办理社保登记";
const ZSPM = "城镇职工社会保险费";

/** The social insurance of a third of the clients has been collected: registered, with a form of each of the last months. */
export async function seedSocialCollection(world: DemoWorld): Promise<void> {
  const served = world.companies.filter(({ isRemove, stopPeriod }) => isRemove === 0 && stopPeriod === null);
  const collected = served.filter((_company, index) => index >= 12 && index % 3 === 0);
  const periods = world.periods.slice(-2);
  await world.insert(
    "collectTask",
    collected.flatMap((company) => periods.map((period) => task(world, company, period))),
  );
  const registered = collected.filter(isRegistered);
  await world.insert(
    "taxTypeSetting",
    registered.map((company) => setting(world, company)),
  );
  await world.insert(
    "reportBox",
    registered.flatMap((company) => periods.map((period) => form(world, company, period))),
  );
}

function isRegistered({ companyId }: DemoCompany): boolean {
  return companyId % 5 !== 4;
}

function task(world: DemoWorld, company: DemoCompany, { kjnd, kjqj, name }: DemoPeriod): DemoRecord {
  const { companyId } = company;
  const isKnown = isRegistered(company);
  const time = `${name}-16 14:${String(10 + (companyId % 40))}:00`;
  const createUserId = world.keepersOf(companyId)[0];
  return {
    companyId,
    kjnd,
    kjqj,
    createTime: time,
    ...(createUserId !== undefined && { createUserId }),
    fields: {
      taskKind: SOCIAL_TASK,
      taskid: `${companyId}-${name}-social`,
      cjzt: isKnown ? 2 : 5,
      message: isKnown ? "采集成功，认定 1 个税种" : FAULT,
      startTime: time,
      endTime: time,
    },
  };
}

function setting(world: DemoWorld, { companyId, registrationDate }: DemoCompany): DemoRecord {
  const time = world.daysAgo(6, companyId % 60);
  const startDate = registrationDate ?? "2020-01-01";
  const tax = { szid: SOCIAL_INSURANCE, zspm: ZSPM, sbzq: "06", sl: null, startDate, endDate: null };
  return {
    companyId,
    createTime: time,
    fields: { ...tax, taxSource: 1, collectTime: time, remark: null },
  };
}

/** The month before is declared, the last one of some. */
function form(
  world: DemoWorld,
  { companyId, provinceId }: DemoCompany,
  { kjnd, kjqj, name }: DemoPeriod,
): DemoRecord {
  const isLast = name === world.periods.at(-1)?.name;
  const collectTime = `${name}-26 09:20:00`;
  return {
    companyId,
    kjnd,
    kjqj,
    createTime: collectTime,
    fields: {
      szid: SOCIAL_INSURANCE,
      formName: `${ZSPM}申报表（月报）`,
      collectTime,
      boxId: `BOX-${provinceId.padEnd(4, "0")}-${String(world.gsid)}`,
      reportStatus: isLast && companyId % 2 === 0 ? 0 : 1,
    },
  };
}
