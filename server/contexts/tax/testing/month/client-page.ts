import type { TestServer } from "../../../../testing/test-server.ts";
import { OCTOBER, type Outcome } from "./outcome.ts";

/** The notice as its client reads it; null: there is none. */
export interface Read {
  readonly taxAmount: number;
  readonly replacedAmount: number | null;
  /** All taxes of the letter together, in yuan. */
  readonly inAll: number;
}

/** The page of the client behind its link, over HTTP and without an account. */
export async function openClientPage(server: TestServer, companyId: number) {
  const { result } = await server.request("chenjie", "miniProgram.client.link", { companyId });
  const link = (result as { readonly address: string }).address.split("#")[1] ?? "";
  return {
    read: async (): Promise<Read | null> => {
      const answer = await server.requestWith(null, "miniProgram.client.letter", { link, ...OCTOBER });
      if (answer.code !== "0") return null;
      const { letter } = answer.result as {
        readonly letter: Omit<Read, "inAll"> & { readonly taxes: readonly { readonly se: number }[] };
      };
      const fen = letter.taxes.reduce((sum, { se }) => sum + Math.round(se * 100), 0);
      return { taxAmount: letter.taxAmount, replacedAmount: letter.replacedAmount, inAll: fen / 100 };
    },
    /** 9: the tax is right, 1: it is doubted. */
    answer: async (tags: 9 | 1, taxAmount: number, content?: string): Promise<Outcome> => {
      const { code, message } = await server.requestWith(null, "miniProgram.client.answer", {
        link,
        ...OCTOBER,
        tags,
        taxAmount,
        ...(content !== undefined && { content }),
      });
      return code === "0" ? null : (message ?? "");
    },
  };
}

export type ClientPage = Awaited<ReturnType<typeof openClientPage>>;
