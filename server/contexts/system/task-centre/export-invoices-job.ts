import type { JobKind } from "../../../contracts/job-kind.ts";
import { readCompany } from "../../clients/door.ts";
import { type TableColumn, tableFile } from "../../../platform/spreadsheet/table-file.ts";

/** Kind of the job that writes a company's purchases, as the deduction list shows them, into a workbook. */
export const INVOICE_EXPORT = "invoiceExport";

/** The deduction list's filters. */
export interface InvoiceFilters {
  readonly qyid: number;
  readonly gxnd: number;
  readonly gxyf: number;
  readonly [filter: string]: unknown;
}

type Invoice = { readonly [field: string]: unknown };

const PAGE_SIZE = 500;

export const exportInvoicesJob: JobKind<InvoiceFilters> = async (filters, context) => {
  const { companyName } = await readCompany(context, filters.qyid);
  const invoices: Invoice[] = [];
  for (let page = 1, total = 1; invoices.length < total; page += 1) {
    const params = { ...filters, pageNum: page, pageSize: PAGE_SIZE };
    const answer = (await context.call("invoice.check.page", params)) as {
      readonly list: readonly Invoice[];
      readonly total: number;
    };
    if (answer.list.length === 0) break;
    invoices.push(...answer.list);
    ({ total } = answer);
    await context.report(invoices.length / total);
  }
  const { enums } = context.project;
  const label = (table: string, value: unknown) =>
    enums.get(table)?.find((entry) => entry.value === value)?.label ?? "";
  const month = `${filters.gxnd}-${String(filters.gxyf).padStart(2, "0")}`;
  const file = await tableFile(`${companyName}_抵扣勾选_${month}`, columnsOf(label), invoices, context);
  return { message: `共导出 ${invoices.length} 张发票`, file };
};

function columnsOf(label: (table: string, value: unknown) => string): readonly TableColumn<Invoice>[] {
  const plain = (title: string, field: string, width: number): TableColumn<Invoice> => ({
    title,
    width,
    value: (row) => {
      const value = row[field];
      return typeof value === "string" || typeof value === "number" ? value : null;
    },
  });
  const coded = (title: string, field: string, table: string, width = 12): TableColumn<Invoice> => ({
    title,
    width,
    value: (row) => label(table, row[field]),
  });
  return [
    coded("发票种类", "fpzl", "invoiceKind", 26),
    plain("发票号码", "fphm", 24),
    plain("开票日期", "kprq", 14),
    plain("销方名称", "xhdwMc", 34),
    plain("货物或应税劳务名称", "hwYslwMc", 30),
    plain("金额", "jehj", 16),
    plain("票面税额", "sehj", 14),
    plain("有效税额", "yxse", 14),
    coded("勾选状态", "gxzt", "selectionStatus"),
    coded("税局勾选状态", "sjGxzt", "selectionStatus", 14),
    plain("勾选用户", "gxyh", 14),
    coded("认证状态", "rzzt", "certificationStatus"),
    coded("抵扣状态", "dkzt", "invoiceDeductionStatus"),
    coded("发票状态", "fpzt", "invoiceStatus"),
    coded("红字锁定", "sdbz", "redFlagLockFilter"),
    coded("风险等级", "glzt", "invoiceRiskLevel"),
    plain("不可勾选的原因", "disabledReason", 34),
  ];
}
