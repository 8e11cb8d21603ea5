import { fenToYuan, yuanToFen } from "../../../../src/domain/money.ts";
import type { StoredAmounts, StoredEstimate } from "../../../../src/domain/tax/stored-estimate.ts";
import { operation } from "../../../contracts/operation.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { findOperation } from "../../../records/query/find-operation.ts";
import { pageRows } from "../../../records/query/page-rows.ts";
import { ADJUSTMENT } from "../company-period/tax-items.ts";
import { readCompany, yuan } from "../../clients/door.ts";
import { pickFields } from "../../../records/query/pick-fields.ts";
import { readFilingsOf } from "../income-tax/income-filing.ts";
import { declaredTaxes } from "./declared-taxes.ts";
import { readProgressRows } from "./progress-rows.ts";
import { STEP } from "./step-states.ts";

/** The companies that declare in the month, with what they pay and how far the declaration is. */
export const filingPage = operation(
  "progress.fcpProgressView.page",
  async ({ kjnd, kjqj, ...params }, context) => {
    const rows = await readProgressRows(context, { kjnd, kjqj });
    const declaring = rows.filter(({ states }) => states.declare !== STEP.notNeeded);
    const estimates = await readEstimates(context.db, { kjnd, kjqj });
    const filings = await readFilingsOf(context.db, { kjnd, kjqj });
    const shown = declaring.map((row) => ({
      ...pickFields(row, SHOWN),
      ...amountsOf(estimates.get(row.qyid), yuan(filings.get(row.qyid)?.ybtse ?? null)),
    }));
    return pageRows(await findOperation(context, "progress.fcpProgressView.page"), shown, params);
  },
);

const SHOWN = [
  "qyid",
  "companyName",
  "khbm",
  "taxlayerNo",
  "taxlayerType",
  "nsqxdm",
  "kjnd",
  "kjqj",
  "copyStatus",
  "taxDeclareStatus",
  "declareTime",
  "noticeTaxType",
  "payTime",
  "userIds",
  "userNames",
  "deptIds",
] as const;

interface Estimated {
  readonly estimate: StoredEstimate | null;
  /** In yuan, as text. */
  readonly adjustment: string | null;
}

/** The taxes of the companies' months as they were estimated, with what was changed by hand. */
async function readEstimates(db: TenantDb, { kjnd, kjqj }: { readonly kjnd: number; readonly kjqj: number }) {
  const rows = await db
    .selectFrom("companyPeriod")
    .select(["companyId", "estimate", "adjustment"])
    .where("kjnd", "=", kjnd)
    .where("kjqj", "=", kjqj)
    .execute();
  return new Map<number, Estimated>(rows.map((row) => [row.companyId, row]));
}

/** `prepayment`: the income tax of the quarter's own filing. */
function amountsOf(estimated: Estimated | undefined, prepayment: number | null) {
  const { estimate, adjustment } = estimated ?? {};
  if (!estimate) return { vatAmount: null, surtaxAmount: null, incomeTaxAmount: null, totalAmount: null };
  const { vat, urban, education, localEducation } = estimate;
  const surtax = sum([urban, education, localEducation]);
  return {
    vatAmount: vat,
    surtaxAmount: surtax,
    incomeTaxAmount: prepayment,
    totalAmount: sum([vat, surtax, prepayment ?? 0, Number(adjustment ?? 0)]),
  };
}

function sum(amounts: readonly number[]): number {
  return fenToYuan(amounts.reduce((total, amount) => total + yuanToFen(amount), 0));
}

/** The parts of a declaration, in the order of its form; null before there is an estimate. */
export const taxReport = operation(
  "progress.fcpProgressView.queryTaxReport",
  async ({ qyid, kjnd, kjqj }, context) => {
    const { companyName, taxlayerNo } = await readCompany(context, qyid);
    const period = await context.db
      .selectFrom("companyPeriod")
      .select(["estimate", "adjustment", "taxDeclareStatus", "declareTime"])
      .where("companyId", "=", qyid)
      .where("kjnd", "=", kjnd)
      .where("kjqj", "=", kjqj)
      .executeTakeFirst();
    if (!period?.estimate) return null;
    const { estimate, adjustment, taxDeclareStatus, declareTime } = period;
    const calculated = LINES.map(([name, field]) => ({ name, amount: estimate[field] ?? 0 }));
    const declared = await declaredTaxes(context.db, { qyid, kjnd, kjqj });
    const amount = Number(adjustment ?? 0);
    const lines = amount === 0 ? calculated : [...calculated, { name: "人工调整", amount }];
    const [vat] = declared;
    const taxes = amount === 0 || !vat ? declared : [...declared, { ...vat, szid: ADJUSTMENT, amount }];
    return { qyid, companyName, taxlayerNo, kjnd, kjqj, taxDeclareStatus, declareTime, lines, taxes };
  },
);

const LINES: readonly (readonly [name: string, field: keyof StoredAmounts])[] = [
  ["销售额", "sales"],
  ["其中：简易计税销售额", "simpleSales"],
  ["销项税额", "outputTax"],
  ["简易计税应纳税额", "simpleTax"],
  ["进项税额", "inputTax"],
  ["进项税额转出", "transferOut"],
  ["上期留抵税额", "openingCredit"],
  ["税控费期初余额", "openingControlFee"],
  ["应纳税额减征额", "relief"],
  ["税控费期末余额", "closingControlFee"],
  ["预缴税额期初余额", "openingPrepaid"],
  ["预缴税额", "prepaid"],
  ["预缴税额期末余额", "closingPrepaid"],
  ["免税额", "exempted"],
  ["本期应补（退）税额", "vat"],
  ["期末留抵税额", "closingCredit"],
  ["城市维护建设税", "urban"],
  ["教育费附加", "education"],
  ["地方教育附加", "localEducation"],
];
