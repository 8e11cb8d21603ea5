import type { TestServer } from "../../server/testing/test-server.ts";
import { tenantDb } from "../../server/platform/database/tenant-db.ts";
import { ACCOUNTS } from "./backend.ts";

const FIRM = 1001;

/** Makes what the demonstration has none of: links of clients, and persons who come by a single sign-on. */
export async function addAccess({ db, request, clock }: TestServer): Promise<void> {
  const firm = tenantDb(db, FIRM);
  const companies = await firm
    .selectFrom("company")
    .select("companyId")
    .where("isRemove", "=", 0)
    .orderBy("companyId")
    .limit(3)
    .execute();
  for (const { companyId } of companies) await makeLink(ACCOUNTS.all, companyId);
  await makeLink("chenjie", companies[0]?.companyId ?? 0);
  const staff = await firm
    .selectFrom("staff")
    .select(["userId", "account"])
    .where("isRemove", "=", 0)
    .where("userKind", "=", "ordinary")
    .orderBy("userId")
    .limit(4)
    .execute();
  const createTime = clock.now();
  const identities = staff.map(({ userId, account }, index) => ({
    userId,
    issuer: "https://login.example.com",
    subject: `person-${userId}`,
    shownName: account,
    state: index % 2,
    createTime,
  }));
  await firm.insertInto("signOnIdentity").values(identities).execute();

  async function makeLink(account: string, companyId: number): Promise<void> {
    const { code } = await request(account, "miniProgram.client.link", { companyId });
    if (code !== "0") throw new Error(`${account} made no link of the client ${companyId}: ${code}`);
  }
}
