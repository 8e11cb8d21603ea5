import { yuanToFen } from "../../../../src/domain/money.ts";
import type { FileAnswer } from "../../../contracts/file-answer.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { findOperation } from "../../../records/query/find-operation.ts";
import { pageRows } from "../../../records/query/page-rows.ts";
import { readCompany, yuan } from "../../clients/door.ts";
import { companyScope, withinScope } from "../../../access/company-scope.ts";
import { tableFile } from "../../../platform/spreadsheet/table-file.ts";
import { declaredTaxes } from "./declared-taxes.ts";

/** 已完税: the tax has reached the treasury. */
const PAID = 3;

/** The certificates of the taxes that were paid for a year, the latest month first. */
export const certificatePage = operation(
  "progress.taxCertificate.page",
  async ({ kjnd, ...params }, context) => {
    const rows = await readCertificates(context, kjnd);
    return pageRows(await findOperation(context, "progress.taxCertificate.page"), rows, params);
  },
);

/** The certificate as a workbook: whose it is, then tax by tax. Refuses a month that has not been paid. */
export const downloadCertificate = operation(
  "progress.taxCertificate.download",
  async ({ qyid, kjnd, kjqj }, context): Promise<FileAnswer> => {
    const { companyName } = await readCompany(context, qyid);
    const certificates = await readCertificates(context, kjnd);
    const certificate = certificates.find((candidate) => candidate.qyid === qyid && candidate.kjqj === kjqj);
    if (!certificate)
      throw new Refusal("missing", `「${companyName}」${kjnd}年${kjqj}月没有已入库的税款，不能下载完税证明`);
    const table = context.project.enums.get("taxTypeId") ?? [];
    const taxes = await declaredTaxes(context.db, { qyid, kjnd, kjqj });
    const rows = taxes
      .filter(({ amount }) => yuanToFen(amount ?? 0) > 0)
      .map(({ szid, amount }) => ({
        name: table.find(({ value }) => value === szid)?.label ?? "",
        amount: amount ?? 0,
      }));
    const period = `${kjnd}-${String(kjqj).padStart(2, "0")}`;
    const { certificateNo, taxlayerNo, payTime } = certificate;
    const file = await tableFile(
      `完税证明_${companyName}_${period}`.slice(0, LONGEST_NAME),
      [
        { title: "证明号码", width: 24, value: () => certificateNo },
        { title: "纳税人名称", width: 36, value: () => companyName },
        { title: "纳税人识别号", width: 22, value: () => taxlayerNo },
        { title: "税种", width: 18, value: ({ name }) => name },
        { title: "税款所属期", width: 12, value: () => period },
        { title: "入库日期", width: 12, value: () => payTime },
        { title: "实缴金额", width: 14, value: ({ amount }) => amount },
      ],
      rows,
      { clock: context.clock, signal: new AbortController().signal },
    );
    return { file };
  },
);

/** A sheet's name is no longer. */
const LONGEST_NAME = 31;

async function readCertificates({ db, user }: FirmContext, kjnd: number) {
  const paid = await db
    .selectFrom("companyPeriod as period")
    .innerJoin("company", "company.companyId", "period.companyId")
    .select([
      "period.id",
      "company.companyId as qyid",
      "company.companyName",
      "company.khbm",
      "company.taxlayerNo",
      "company.taxlayerType",
      "company.provinceId",
      "period.kjnd",
      "period.kjqj",
      "period.qrzzse",
      "period.payTime",
      "period.declareTime",
    ])
    .where("period.kjnd", "=", kjnd)
    .where("period.noticeTaxType", "=", PAID)
    .where("company.isRemove", "=", 0)
    .where(withinScope(await companyScope(db, user)))
    .orderBy("period.kjqj", "desc")
    .orderBy("company.khbm")
    .execute();
  return paid
    .filter(({ qrzzse }) => Number(qrzzse ?? 0) > 0)
    .map(({ provinceId, qrzzse, payTime, declareTime, ...certificate }) => ({
      ...certificate,
      certificateNo: `3${provinceId}${kjnd}${String(certificate.kjqj).padStart(2, "0")}${String(certificate.id).padStart(9, "0")}`,
      taxAmount: yuan(qrzzse) ?? 0,
      payTime: payTime?.slice(0, 10) ?? declareTime?.slice(0, 10) ?? null,
    }));
}
