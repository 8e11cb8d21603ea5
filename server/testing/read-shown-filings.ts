import type { TestServer } from "./test-server.ts";

interface Previewed {
  readonly companyList: readonly { readonly qyId: number; readonly taxAmount: number | null }[];
}

/** The amounts of these clients' filings as a dialog shows them now (`preview` is its call): what a request about them carries. */
export async function readShownFilings(
  server: Pick<TestServer, "request">,
  preview:
    | "incomeTax.corporate.preview"
    | "incomeTax.operating.preview"
    | "taxDeclare.hsqj.preview"
    | "pit.preview",
  params: { readonly qyIdList: readonly number[]; readonly [name: string]: unknown },
): Promise<readonly { readonly qyId: number; readonly taxAmount: number }[]> {
  const { result, message } = await server.request("chenjie", preview, params);
  if (result === null) throw new Error(`${preview}: ${message}`);
  return (result as Previewed).companyList.map(({ qyId, taxAmount }) => ({
    qyId,
    taxAmount: taxAmount ?? 0,
  }));
}
