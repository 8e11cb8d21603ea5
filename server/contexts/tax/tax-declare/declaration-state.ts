import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { findPeriod } from "../company-period/company-period.ts";
import { taxItems } from "../company-period/tax-items.ts";
import { yuan } from "../../clients/door.ts";
import { readTaxpayer } from "../company-period/calculate-company-tax.ts";
import { sortFilings } from "../filing/sort-filings.ts";
import { VAT } from "../tax-notice/vat.ts";

/** The state of a company's month at the bureau: copied (抄报), declared. */
export const copyStatus = operation(
  "taxDeclare.copyStatus",
  async ({ qyid: companyId, kjnd, kjqj }, { db }) => {
    const row = await findPeriod(db, { companyId, kjnd, kjqj });
    return {
      copyStatus: row?.copyStatus ?? 0,
      taxDeclareStatus: row?.taxDeclareStatus ?? 0,
      declareTime: row?.declareTime ?? null,
    };
  },
);

/** Notes that these companies' months have been copied to the bureau, or not. */
export const setCopyStatus = operation("taxDeclare.batchSetCopyStatus", async (params, context) => {
  const { qyIdList, kjnd, kjqj } = params;
  const asked = { month: { kjnd, kjqj }, companyIds: qyIdList };
  const { passed } = await sortFilings(VAT, asked, () => () => null, context);
  await context.db
    .updateTable("companyPeriod")
    .set({ copyStatus: params.copyStatus, updateTime: context.clock.now() })
    .where(
      "id",
      "in",
      passed.map(({ row }) => row.id),
    )
    .execute();
  return { changedCount: passed.length };
});

/** The confirmed, notified and declared parts of a company's month; only its VAT and surtaxes are. */
export const confirmInfo = operation("taxDeclare.confirmInfo", async (params, { db }) => {
  const { qyid: companyId, kjnd, kjqj, sbszid, szid } = params;
  const { companyName } = await readTaxpayer(db, companyId);
  const row = await findPeriod(db, { companyId, kjnd, kjqj });
  const another = (szid ?? VAT.szid) !== VAT.szid || (typeof sbszid === "number" && sbszid !== row?.id);
  if (another) throw new Refusal("missing", "该申报税种没有税款确认信息");
  return {
    companyId,
    companyName,
    kjnd,
    kjqj,
    taxConfirmState: row?.taxConfirmState ?? 0,
    qrzzse: yuan(row?.qrzzse ?? null),
    zzshfjs: yuan(row?.zzshfjs ?? null),
    noticeTaxType: row?.noticeTaxType ?? 0,
    doubtState: row?.doubtState ?? 0,
    content: row?.content ?? null,
    paymentTimeType: row?.paymentTimeType ?? null,
    payTime: row?.payTime ?? null,
    taxDeclareStatus: row?.taxDeclareStatus ?? 0,
    copyStatus: row?.copyStatus ?? 0,
    taxPredictionDetailList: taxItems(row?.estimate ?? null, row?.adjustment),
  };
});
