import { mayCall } from "../../../access/grants.ts";
import { withinScope, companyScope } from "../../../access/company-scope.ts";
import { operation } from "../../../contracts/operation.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { pickFields } from "../../../records/query/pick-fields.ts";
import { findPeriod } from "../company-period/company-period.ts";
import { readIncomeTaxOfStaff } from "../company-period/staff-income-tax.ts";
import { readAmountsOfMonth } from "../tax-notice/amounts-of-month.ts";
import { readOpenTransfers } from "../red-letter/select-red-letters.ts";
import { UNINVOICED } from "./invoice-info.ts";
import { MONTHLY_COMPANY_COLUMNS, presentMonthlyRow } from "./monthly-row.ts";
import { selectCollection } from "./select-collection.ts";

const CONFIRM_SELECTION = "accountingCentre.invoiceCollection.selectionConfirmation";

/** The part of a row of the monthly list that its month is about. */
const SHOWN = [
  "companyId",
  "companyName",
  "taxlayerNo",
  "taxlayerType",
  "nsqxdm",
  "noticeTaxType",
  "doubtState",
  "zzshfjs",
  "qrzzse",
  "difference",
  "predictionStatus",
  "zzshfjsExtRemark",
  "isOpeningUnknown",
  "zzssfl",
  "currentYearSfl",
  "fpUpdateTime",
  "isCjIng",
  "isCollected",
  "cancelStatus",
  "cancelErrorMsg",
  "checkConfirmErrorMsg",
  "payTime",
  "paymentTimeType",
  "sbszId",
  "predictionId",
  "taxDeclareStatus",
  "checkStatus",
  "confirmationStatus",
] as const;

/** One company's taxes of a month, as its row of the monthly list has them; null for one without service in it. */
export const companyPeriod = operation(
  "invoice.companyPeriod",
  async ({ qyid: companyId, kjnd, kjqj }, context) => {
    const { db, user } = context;
    const row = await selectCollection(db, { kjnd, kjqj })
      .where(withinScope(await companyScope(db, user)))
      .where("company.companyId", "=", companyId)
      .select([...MONTHLY_COMPANY_COLUMNS])
      .selectAll("p")
      .executeTakeFirst();
    if (!row) return null;
    const cases = await RecordStore.open("specialCase", context);
    const uninvoiced = await cases.list({ where: { companyId, kjnd, kjqj, specialType: UNINVOICED } });
    const incomeTax = await readIncomeTaxOfStaff(context, [companyId], { kjnd, kjqj });
    const open = (await readOpenTransfers([companyId], { kjnd, kjqj }, db))(companyId);
    return {
      ...pickFields(presentMonthlyRow(row), SHOWN),
      xxNoTicketCount: uninvoiced.length,
      grsdsSe: incomeTax.get(companyId) ?? null,
      ...(await readAmountsOfMonth(await findPeriod(db, { companyId, kjnd, kjqj }), context)),
      openTransferCount: open.count,
      openTransferTax: open.tax,
      mayConfirmSelection: mayCall(user.grants, [CONFIRM_SELECTION], "write"),
    };
  },
);
