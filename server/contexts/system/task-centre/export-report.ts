import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { mayCall } from "../../../access/grants.ts";
import { readCompany } from "../../clients/door.ts";
import { INVOICE_EXPORT, type InvoiceFilters } from "./export-invoices-job.ts";
import type { ExportParams } from "./export-job.ts";
import { exportScreen } from "./export-screen.ts";

interface Report {
  readonly reportType: "TG_YGSJ" | "screen";
  readonly extendParam: { readonly [name: string]: unknown };
}

const OF_SCREEN = new Set(["screen", "params", "columns", "selection", "tab"]);

/** Leaves a job that writes a report; its parameters are those of its type and no other's. */
export const exportReport = operation("taskCentre.export", async ({ reportType, extendParam }, context) => {
  const isScreen = reportType === "screen";
  assertParams(
    extendParam,
    isScreen ? ["screen", "params"] : ["qyid", "gxnd", "gxyf"],
    (name) => OF_SCREEN.has(name) === isScreen,
  );
  const taskid = isScreen
    ? await exportScreen(extendParam as unknown as ExportParams, context)
    : await exportInvoices(extendParam as InvoiceFilters, context);
  return { taskid };
});

async function exportInvoices(filters: InvoiceFilters, context: FirmContext): Promise<string> {
  if (!mayCall(context.user.grants, ["accountingCentre.invoiceCollection"], "read"))
    throw new Refusal("permission");
  const { companyName } = await readCompany(context, filters.qyid);
  context.concerns(companyName);
  const title = `导出「${companyName}」的发票勾选数据`;
  return await context.jobs.enqueue(INVOICE_EXPORT, title, filters, { once: true });
}

function assertParams(
  params: Report["extendParam"],
  required: readonly string[],
  belongs: (name: string) => boolean,
): void {
  const errors = [
    ...required.filter((name) => params[name] === undefined).map((name) => ({ name, message: "不能为空" })),
    ...Object.keys(params)
      .filter((name) => !belongs(name))
      .map((name) => ({ name, message: "不是此报表的参数" })),
  ];
  if (errors.length === 0) return;
  throw new Refusal(
    "validation",
    undefined,
    errors.map(({ name, message }) => ({ path: `extendParam.${name}`, message })),
  );
}
