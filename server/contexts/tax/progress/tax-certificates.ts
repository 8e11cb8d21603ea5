import { sql } from "kysely";
import { yuanToFen } from "../../../../src/domain/money.ts";
import type { FileAnswer } from "../../../contracts/file-answer.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { findOperation } from "../../../records/query/find-operation.ts";
import { fetchPage } from "../../../records/query/fetch-page.ts";
import { type Sorts, applySort } from "../../../records/query/apply-sort.ts";
import { type TableColumns, narrowTable } from "../../../records/query/narrow-table.ts";
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
    const described = await findOperation(context, "progress.taxCertificate.page");
    const certificates = narrowTable(await selectCertificates(context, kjnd), described, COLUMNS, params);
    const ordered = applySort(certificates, SORTS, params, (query) => query);
    const { list, total } = await fetchPage(
      ordered.orderBy("period.kjqj", "desc").orderBy("company.khbm"),
      params,
    );
    return { list: list.map(presentCertificate), total };
  },
);

/** The certificate as a workbook: whose it is, then tax by tax. Refuses a month that has not been paid. */
export const downloadCertificate = operation(
  "progress.taxCertificate.download",
  async ({ qyid, kjnd, kjqj }, context): Promise<FileAnswer> => {
    const { companyName } = await readCompany(context, qyid);
    const paid = await (
      await selectCertificates(context, kjnd)
    )
      .where("company.companyId", "=", qyid)
      .where("period.kjqj", "=", kjqj)
      .executeTakeFirst();
    if (!paid)
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
    const { certificateNo, taxlayerNo, payTime } = presentCertificate(paid);
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
      context,
    );
    return { file };
  },
);

/** A sheet's name is no longer. */
const LONGEST_NAME = 31;

const certificateNo = sql<string>`'3' || company.province_id || period.kjnd
  || lpad(period.kjqj::text, 2, '0') || lpad(period.id::text, greatest(9, length(period.id::text)), '0')`;

const paidOn = sql<string | null>`coalesce(period.pay_time, period.declare_time::date)`;

const COLUMNS: TableColumns = {
  certificateNo,
  companyName: { texts: ["company.companyName"], readings: ["company.reading"] },
  taxlayerNo: "company.taxlayerNo",
  taxlayerType: "company.taxlayerType",
  qyid: "company.companyId",
  kjqj: "period.kjqj",
  payTime: paidOn,
};

async function selectCertificates({ db, user }: FirmContext, kjnd: number) {
  return db
    .selectFrom("companyPeriod as period")
    .innerJoin("company", "company.companyId", "period.companyId")
    .select([
      "period.id",
      certificateNo.as("certificateNo"),
      "company.companyId as qyid",
      "company.companyName",
      "company.khbm",
      "company.taxlayerNo",
      "company.taxlayerType",
      "period.kjnd",
      "period.kjqj",
      "period.qrzzse",
      paidOn.as("payTime"),
    ])
    .where("period.kjnd", "=", kjnd)
    .where("period.noticeTaxType", "=", PAID)
    .where("period.qrzzse", ">", "0")
    .where("company.isRemove", "=", 0)
    .where(withinScope(await companyScope(db, user)));
}

type CertificateQuery = Awaited<ReturnType<typeof selectCertificates>>;
type Certificate = Awaited<ReturnType<CertificateQuery["execute"]>>[number];

const SORTS: Sorts<CertificateQuery, "taxAmount" | "payTime" | "kjqj"> = {
  taxAmount: (query, order) => query.orderBy("period.qrzzse", order),
  // An unknown day comes last, in either order.
  payTime: (query, order) =>
    query.orderBy(paidOn, (by) => (order === "asc" ? by.asc() : by.desc()).nullsLast()),
  kjqj: (query, order) => query.orderBy("period.kjqj", order),
};

function presentCertificate({ qrzzse, ...certificate }: Certificate) {
  return { ...certificate, taxAmount: yuan(qrzzse) ?? 0 };
}
