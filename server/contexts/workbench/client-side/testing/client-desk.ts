import { expect } from "vitest";
import type { TestServer } from "../../../../testing/test-server.ts";

/** The accountant's and the client's sides of links. */
export function clientDesk(server: TestServer) {
  const makeBy = async (token: string, companyId: number) =>
    await server.requestWith(token, "miniProgram.client.link", { companyId });
  return {
    /** Sends a request of the client's page. */
    ask: async (operation: string, params: object, key?: string) =>
      await server.requestWith(null, `miniProgram.client.${operation}`, params, key),
    makeBy,
    /** The secret of a link that the account makes, in the sign-in of the token where one is given. */
    linkOf: async (companyId: number, account = "chenjie", token?: string) => {
      const { code, result } = await makeBy(token ?? (await server.signIn(account)), companyId);
      expect(code).toBe("0");
      return (result as { address: string }).address.split("#")[1] ?? "";
    },
    /** Companies that the account sees, in order. */
    companiesOf: async (account: string) => {
      const rows = await server.db
        .selectFrom("companyGrant as g")
        .innerJoin("staff as s", (join) =>
          join.onRef("s.gsid", "=", "g.gsid").onRef("s.userId", "=", "g.userId"),
        )
        .innerJoin("company as c", (join) =>
          join.onRef("c.gsid", "=", "g.gsid").onRef("c.companyId", "=", "g.companyId"),
        )
        .select(["c.companyId", "c.companyName"])
        .where("s.account", "=", account)
        .where("c.isRemove", "=", 0)
        .orderBy("c.companyId")
        .execute();
      if (rows.length < 2) throw new Error(`${account} has too few clients`);
      return rows;
    },
    userIdOf: async (account: string) =>
      (
        await server.db
          .selectFrom("staff")
          .select("userId")
          .where("account", "=", account)
          .executeTakeFirstOrThrow()
      ).userId,
    /** Comes in by a share code as a guest, and gives the guest's token. */
    enterAsGuest: async (ownToken: string) => {
      const shared = await server.requestWith(ownToken, "session.shareLogin", { effectTime: 2 });
      const { shareCode } = shared.result as { shareCode: string };
      const { headers } = await server.app.inject({
        method: "POST",
        url: "/sso/authorize",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: new URLSearchParams({ redirect: "/login", shareCode, guest: "王芳" }).toString(),
      });
      const ticket = new URL(String(headers.location)).searchParams.get("ticket");
      const { result } = await server.requestWith(null, "session.exchangeTicket", { ticket });
      return (result as { accessToken: string }).accessToken;
    },
  };
}

/** The answer of a link that opens nothing. */
export const ENDED = { code: "0404", message: "链接已失效，请向您的会计索取新的链接" };
