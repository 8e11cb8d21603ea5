import type { Answer } from "../../../../testing/test-server.ts";
import { OCTOBER, type Outcome, outcome } from "./outcome.ts";

interface Purchase {
  readonly id: number;
  readonly gxzt: number;
  readonly disabledReason: string | null;
}

interface Ticking {
  readonly companyId: number;
  readonly gxzt: 0 | 1;
  readonly most: number;
}

/** Ticks or unticks the first purchases of the drawer that may be. */
export async function tickPurchases(
  request: (operation: string, params: object) => Promise<Answer>,
  { companyId, gxzt, most }: Ticking,
): Promise<Outcome> {
  const month = { qyid: companyId, gxnd: OCTOBER.kjnd, gxyf: OCTOBER.kjqj };
  const answer = await request("invoice.check.page", { ...month, pageNum: 1, pageSize: 500 });
  const { list = [] } = (answer.result ?? {}) as { readonly list?: readonly Purchase[] };
  const free = list.filter((row) => row.gxzt !== gxzt && row.disabledReason === null).slice(0, most);
  if (free.length === 0) return outcome(answer) ?? "there is nothing to tick";
  const invoiceIdList = free.map(({ id }) => id);
  return outcome(await request("invoice.changeTaxGxzt", { ...month, gxzt, invoiceIdList }));
}
