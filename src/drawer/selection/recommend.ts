import { fenToYuan } from "../../domain/money.ts";
import type { Row } from "../../fields/field-view.ts";
import type { RendererHost } from "../../renderer/host.ts";
import { callOperation } from "../call-operation.ts";
import type { CompanyMonth } from "../company-month.ts";

const PAGE = 500;

/** The invoices that, ticked besides, bring the month's VAT nearest to `wanted` (分), and not below it. */
export async function recommendInvoices(
  host: Pick<RendererHost, "call">,
  { companyId, kjnd, kjqj }: CompanyMonth,
  wanted: number,
  signal: AbortSignal,
): Promise<readonly Row[]> {
  const found: Row[] = [];
  for (let page = 1, total = 1; (page - 1) * PAGE < total; page += 1) {
    const answer = await callOperation(
      host,
      "invoice.check.page",
      {
        qyid: companyId,
        gxnd: kjnd,
        gxyf: kjqj,
        pageNum: page,
        pageSize: PAGE,
        recommend: 1,
        recommendAmount: fenToYuan(wanted),
      },
      { signal, silent: true },
    );
    ({ total } = answer);
    found.push(...answer.list.map((invoice) => ({ ...invoice })));
  }
  return found;
}
