import { expect, test } from "vitest";
import type { FirmContext } from "../../contracts/firm-context.ts";
import { tenantDb } from "../../platform/database/tenant-db.ts";
import { useTestServer } from "../../testing/use-test-server.ts";
import { findNamedClients } from "./named-references.ts";

const server = useTestServer();

async function contextOf(account: string): Promise<FirmContext> {
  const { gsid, userId: id } = await server.db
    .selectFrom("staff")
    .select(["gsid", "userId"])
    .where("account", "=", account)
    .executeTakeFirstOrThrow();
  return { db: tenantDb(server.db, gsid), user: { gsid, id, userKind: "superAdmin" } } as FirmContext;
}

test("a client is found by its name in any width and with blanks; of two that are alike, the one that is called so", async () => {
  const context = await contextOf("zhoumy");
  const [first, second] = await context.db
    .selectFrom("company")
    .select(["companyId", "companyName", "taxlayerNo"])
    .where("isRemove", "=", 0)
    .orderBy("companyId")
    .limit(2)
    .execute();
  const rename = async (companyId: number, companyName: string) =>
    await context.db.updateTable("company").set({ companyName }).where("companyId", "=", companyId).execute();
  const find = async (text: string) => (await findNamedClients([text], context)).get(text);
  await rename(first!.companyId, "上海变体（中国）有限公司");
  expect(await find("上海变体(中国) 有限公司")).toBe(first!.companyId);
  expect(await find(first!.taxlayerNo)).toBe(first!.companyId);
  await rename(second!.companyId, "上海变体(中国)有限公司");
  expect(await find("上海变体（中国）有限公司")).toBe(first!.companyId);
  expect(await find("上海变体(中国)有限公司")).toBe(second!.companyId);
  expect(await find("上海变体（中国) 有限公司")).toBe("有多个，请填写客户编码或税号");
  expect(await find("上海变体中国有限公司")).toBe("不存在，或您无权查看");
});
