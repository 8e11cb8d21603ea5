import { shiftPeriod } from "../../src/domain/period.ts";
import { fenToYuan, yuanToFen } from "../../src/domain/money.ts";
import { monthsBetween } from "../../server/contexts/money/fee/fee-months.ts";
import type { DemoCompany } from "../demo-companies.ts";
import type { DemoRecord, DemoWorld } from "../demo-world.ts";
import { seedExpenses } from "./seed-expenses.ts";

/** Clients that are charged without being kept as a company. */
const OTHERS = ["临港创客空间（筹）", "青禾书屋个体户", "远帆设计工作室"];
const CYCLES = [12, 12, 3, 6, 1];
const METHODS = ["transfer", "wechat", "publicAccount", "alipay", "cash"];
/** The months that a client has paid ahead; below zero: the months owed. */
const MONTHS_AHEAD = [5, 1, -2, 8, 0, 3, -1, 11, 2, -5];

interface Account {
  readonly name: string;
  readonly company: DemoCompany | undefined;
  readonly index: number;
}

/** The terms of every company, and what it has paid in the last two years. */
export async function seedFees(world: DemoWorld): Promise<void> {
  const companies = world.companies.filter(({ isRemove }) => isRemove === 0);
  const accounts: Account[] = [
    ...companies.map((company, index) => ({ name: company.companyName, company, index })),
    ...(world.cohort.number === 0 ? OTHERS : []).map((name, place) => ({
      name,
      company: undefined,
      index: companies.length + place,
    })),
  ];
  const clients = accounts.map((account) => clientOf(world, account));
  const ids = await world.insert("feeClient", clients);
  const payments = clients.flatMap((client, index) =>
    paymentsOf(world, client, { clientId: ids[index] ?? 0, index }),
  );
  const numbered = payments.map((payment) => {
    const day = String(payment.fields["payTime"]).replaceAll("-", "");
    const receiptNo = `SK${day}${String(world.serial(`SK${day}`)).padStart(3, "0")}`;
    return { ...payment, fields: { ...payment.fields, receiptNo } };
  });
  await world.insert("feeRecord", numbered);
  const cashier = world.staff[0]?.userId ?? 1;
  await seedExpenses(
    world,
    clients.map(({ companyId, fields }, index) => ({
      id: ids[index] ?? 0,
      name: String(fields["clientName"]),
      companyId,
      kjUserId: Number(fields["kjUserId"] ?? cashier),
    })),
  );
}

function clientOf(world: DemoWorld, { name, company, index }: Account): DemoRecord {
  const now = world.clock.now().slice(0, 7);
  const eldest = world.periods[0]?.name ?? now;
  const began = (company?.beginDate ?? world.daysAgo(200)).slice(0, 7);
  const serviceStart = began > eldest ? began : eldest;
  const stopPeriod = company?.stopPeriod ?? null;
  const isStopped = stopPeriod !== null;
  const monthsAhead = MONTHS_AHEAD[index % MONTHS_AHEAD.length] ?? 0;
  const paidTo = later(
    shiftPeriod(serviceStart, -1),
    stopPeriod ? shiftPeriod(stopPeriod, index % 2 === 0 ? -1 : -3) : shiftPeriod(now, monthsAhead),
  );
  const isGeneral = company?.taxlayerType === "001";
  const [keeper = null] = company ? world.keepersOf(company.companyId) : [];
  const lastPayTime = monthsBetween(serviceStart, paidTo) > 0 ? payDay(world, paidTo, index) : null;
  return {
    ...(company && { companyId: company.companyId }),
    createTime: world.daysAgo(500 - index, index * 13),
    createUserId: world.staff[0]?.userId ?? 1,
    fields: {
      clientName: name,
      contractNo:
        index % 8 === 7
          ? null
          : `HT${serviceStart.replace("-", "")}${String(world.cohort.first + index + 1).padStart(4, "0")}`,
      monthFee: isGeneral ? 600 + (index % 6) * 100 : 200 + (index % 5) * 50,
      feeCycle: CYCLES[index % CYCLES.length],
      serviceStart,
      paidTo,
      kjUserId: keeper,
      lxrName: company?.legalPerson ?? null,
      lxrPhone: company?.legalPersonPhone ?? null,
      status: isStopped ? 0 : 1,
      stopPeriod,
      stopReason: isStopped ? "客户注销，不再续费" : null,
      lastPayTime,
      remark: index % 9 === 3 ? "老客户，续费享九五折" : null,
    },
  };
}

function later(a: string, b: string): string {
  return a > b ? a : b;
}

/** The last day to pay is that of the month before the cycle begins; no payment lies in the future. */
function payDay(world: DemoWorld, endPeriod: string, index: number): string {
  const today = world.clock.now().slice(0, 10);
  const day = `${shiftPeriod(endPeriod, -1 - (index % 2))}-${String(3 + (index % 24)).padStart(2, "0")}`;
  return day < today ? day : world.daysAgo(1 + (index % 12)).slice(0, 10);
}

function paymentsOf(
  world: DemoWorld,
  client: DemoRecord,
  { clientId, index }: { clientId: number; index: number },
): DemoRecord[] {
  const { serviceStart, paidTo, feeCycle, monthFee, kjUserId } = client.fields as Readonly<
    Record<string, never>
  >;
  const cashier = world.staff[0]?.userId ?? 1;
  const made: DemoRecord[] = [];
  for (let begin = String(serviceStart); begin <= String(paidTo);) {
    const last = shiftPeriod(begin, Math.max(3, Number(feeCycle)) - 1);
    const end = last < String(paidTo) ? last : String(paidTo);
    const months = monthsBetween(begin, end);
    const receivable = fenToYuan(yuanToFen(Number(monthFee)) * months);
    const discount = index % 9 === 3 ? fenToYuan(Math.round(yuanToFen(receivable) * 0.05)) : 0;
    const payTime = payDay(world, end === String(paidTo) ? end : shiftPeriod(begin, 1), index);
    made.push({
      ...(client.companyId !== undefined && { companyId: client.companyId }),
      createTime: `${payTime} 15:${String(index % 60).padStart(2, "0")}:00`,
      createUserId: kjUserId ?? cashier,
      fields: {
        clientId,
        beginPeriod: begin,
        endPeriod: end,
        months,
        receivable,
        amount: fenToYuan(yuanToFen(receivable) - yuanToFen(discount)),
        discount,
        payMethod: METHODS[(index + made.length) % METHODS.length],
        payTime,
        userId: made.length % 3 === 2 ? cashier : (kjUserId ?? cashier),
        remark: discount > 0 ? "续费优惠" : null,
      },
    });
    begin = shiftPeriod(end, 1);
  }
  return made;
}
