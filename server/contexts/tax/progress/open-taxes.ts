import { yuanToFen } from "../../../../src/domain/money.ts";
import { currentPeriod } from "../../../../src/domain/period.ts";
import { filesFor } from "../../../../src/domain/served-months.ts";
import { declaresIn } from "../../../../src/domain/tax/calculate-period.ts";
import { readStops } from "../../../access/served-months.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { periodName } from "../company-period/period-days.ts";
import { DECLARED, NOT_NOTIFIED, TAX_DONE } from "../company-period/period-states.ts";

/** A tax of a period that is not done with. */
export interface OpenTax {
  readonly companyId: number;
  /** In 分. */
  readonly amount: number;
  readonly open: "notified" | "undeclared" | "unpaid";
}

/** A filing as its kind keeps it; `amount` in yuan. */
interface Filed {
  readonly companyId: number;
  readonly amount: string | number | null;
  readonly noticeTaxType: number;
  readonly taxDeclareStatus: number;
}

/** Amounts up to one yuan are not collected. */
const LEAST_DUE = 100;

/**
 * What is open of the companies' taxes: notified and not declared, of months that are over neither, and declared without
 * being paid; of VAT, the prepayments of income tax, the annual settlement and what is withheld from the staff.
 */
export async function readOpenTaxes(
  companyIds: readonly number[],
  context: FirmContext,
): Promise<readonly OpenTax[]> {
  const months = (await readMonths(companyIds, context)).map(openTax);
  const others = [...(await readFilings(companyIds, context)), ...(await readWithheld(companyIds, context))];
  // Those that were never begun are due for nobody.
  const begun = others.map(openTax).filter((tax) => tax?.open !== "undeclared");
  return [...months, ...begun].filter((tax) => tax !== undefined);
}

function openTax({ companyId, amount: yuan, noticeTaxType, taxDeclareStatus }: Filed): OpenTax | undefined {
  const amount = yuanToFen(Number(yuan ?? 0));
  if (taxDeclareStatus !== DECLARED)
    return { companyId, amount, open: noticeTaxType === NOT_NOTIFIED ? "undeclared" : "notified" };
  return noticeTaxType !== TAX_DONE && amount > LEAST_DUE ? { companyId, amount, open: "unpaid" } : undefined;
}

/** The VAT of the months that the firm files; of those that are not over what was begun alone. */
async function readMonths(companyIds: readonly number[], { db, clock }: FirmContext): Promise<Filed[]> {
  const rows = await db
    .selectFrom("companyPeriod as p")
    .innerJoin("company", "company.companyId", "p.companyId")
    .select(["p.companyId", "p.kjnd", "p.kjqj", "p.noticeTaxType", "p.taxDeclareStatus"])
    .select(["p.qrzzse", "p.zzshfjs", "company.nsqxdm", "company.beginDate"])
    .where("p.companyId", "in", companyIds)
    .where((where) =>
      where.or([where("p.taxDeclareStatus", "<>", DECLARED), where("p.noticeTaxType", "<>", TAX_DONE)]),
    )
    .execute();
  const stops = await readStops(db, companyIds);
  const last = currentPeriod(clock.now());
  return rows.flatMap(({ kjnd, kjqj, nsqxdm, beginDate, qrzzse, zzshfjs, ...row }) => {
    const period = periodName(kjnd, kjqj);
    const service = { nsqxdm, beginDate, stops: stops.get(row.companyId) ?? [] };
    const isFiled = declaresIn({ nsqxdm }, kjqj) && filesFor(service, period);
    const isDue = period <= last || row.noticeTaxType !== NOT_NOTIFIED;
    return isFiled && isDue ? [{ ...row, amount: qrzzse ?? zzshfjs }] : [];
  });
}

async function readFilings(companyIds: readonly number[], { db }: FirmContext): Promise<Filed[]> {
  const columns = ["companyId", "ybtse as amount", "noticeTaxType", "taxDeclareStatus"] as const;
  const of = async (table: "incomeTaxFiling" | "annualSettlement") =>
    await db.selectFrom(table).select(columns).where("companyId", "in", companyIds).execute();
  return [...(await of("incomeTaxFiling")), ...(await of("annualSettlement"))];
}

async function readWithheld(companyIds: readonly number[], context: FirmContext): Promise<Filed[]> {
  const store = await RecordStore.open("pitDeclaration", context);
  const declarations = await store.list({ where: { qyid: [...companyIds] } });
  return declarations.map(({ qyid, ybtse, noticeTaxType, declareStatus }) => ({
    companyId: qyid,
    amount: ybtse,
    noticeTaxType,
    taxDeclareStatus: declareStatus,
  }));
}
