import type { TestServer } from "./test-server.ts";

interface Previewed {
  readonly readyList: readonly { readonly qyId: number; readonly taxAmount: number | null }[];
}

/** The other taxes of these clients as the dialog of their declaration shows them now: what the request carries. */
export async function readShownOtherTaxes(
  server: Pick<TestServer, "request">,
  params: { readonly qyIdList: readonly number[]; readonly kjnd: number; readonly kjqj: number },
): Promise<readonly { readonly qyId: number; readonly taxAmount: number }[]> {
  const { result, message } = await server.request("chenjie", "taxDeclare.otherTax.preview", params);
  if (result === null) throw new Error(`taxDeclare.otherTax.preview: ${message}`);
  return (result as Previewed).readyList.map(({ qyId, taxAmount }) => ({ qyId, taxAmount: taxAmount ?? 0 }));
}
