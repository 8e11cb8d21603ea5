import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestServer, testServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(async () => {
  await server.close();
});

type Row = Readonly<Record<string, unknown>>;
const ask = async (operation: string, params: object, account = "chenjie") =>
  await server.request(account, operation, params);
const read = async (operation: string, params: object, account?: string) =>
  (await ask(operation, params, account)).result as Row;

const COMPANY = 1_001_001;
const ME = "chenjie";
const COLLEAGUE = "zhoumy";

describe("two people open one client", () => {
  test("the second save is refused, says who saved first and when, and undoes nothing", async () => {
    const open = async () => await read("customerProfile.business.query", { qyid: COMPANY });
    const [mine, theirs] = [await open(), await open()];
    const save = async (account: string, seen: Row, changes: object) =>
      await ask(
        "customerProfile.business.update",
        { qyid: COMPANY, rowVersion: seen["rowVersion"], ...changes },
        account,
      );
    expect((await save(COLLEAGUE, theirs, { personCount: 123 })).code).toBe("0");
    const refused = await save(ME, mine, { personCount: 16 });
    expect(refused).toMatchObject({ code: "0410", status: 200 });
    expect(refused.message).toMatch(/^「.+」已被.+于 \d\d-\d\d \d\d:\d\d 修改，请核对后再保存$/);
    const { stale } = refused.result as { stale: readonly Row[] };
    const after = await open();
    expect(after["personCount"]).toBe(123);
    expect(stale).toEqual([
      expect.objectContaining({
        id: COMPANY,
        name: mine["companyName"],
        rowVersion: after["rowVersion"],
        changedBy: "周明远",
        current: expect.objectContaining({ personCount: 123 }),
      }),
    ]);
    expect((await save(ME, after, { personCount: 16 })).code).toBe("0");
  });

  test("a service that nobody has noted yet is noted once", async () => {
    const qyid = COMPANY;
    await server.db.deleteFrom("companyService").where("companyId", "=", qyid).execute();
    const seen = await read("customerProfile.service.query", { qyid });
    expect(seen["rowVersion"]).toBeNull();
    const save = async (monthFee: number) =>
      await ask("customerProfile.service.update", { qyid, serviceItems: [], monthFee, rowVersion: null });
    const answers = await Promise.all([save(888), save(700)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(["0", "0410"]);
  });

  test("what a refusal tells of a client is masked as ever", async () => {
    const { result } = await ask("customerProfile.business.update", {
      qyid: COMPANY,
      personCount: 1,
      rowVersion: "0",
    });
    const [{ current }] = (result as { stale: readonly [{ current: Row }] }).stale;
    const seen = await read("customerProfile.business.query", { qyid: COMPANY });
    for (const name of ["legalPersonPhone", "legalPersonIdCardNo", "financePersonPhone", "taxPersonPhone"])
      expect(current[name], name).toBe(seen[name]);
  });

  test("of a client that is not one's own nothing is told", async () => {
    const contacts = await read("customerProfile.contact.list", { qyid: COMPANY });
    const [contact] = contacts["list"] as readonly Row[];
    const { code } = await ask(
      "customerProfile.contact.save",
      { id: contact?.["id"], qyid: 1_002_001, name: "张三", phone: "13900000000", rowVersion: "0" },
      "qianjin",
    );
    expect(code).toBe("0404");
  });
});

describe("a version", () => {
  test("must be sent where values are changed, and need not be where something is new", async () => {
    const name = "新标签甲";
    const { id } = await read("company.tag.save", { name, color: "processing" });
    const unread = { id, name: "改名", color: "processing", rowVersion: null };
    expect(await ask("company.tag.save", unread)).toMatchObject({
      code: "0410",
      message: expect.stringContaining("请刷新后重试"),
    });
    const tags = (await read("company.tag.list", { name }))["list"] as readonly Row[];
    expect(tags).toEqual([expect.objectContaining({ name })]);
  });

  test("stays when nothing really changes", async () => {
    const [tag] = (await read("company.tag.list", {}))["list"] as readonly Row[];
    const { id, name, color, rowVersion } = tag ?? {};
    for (let time = 0; time < 2; time += 1)
      expect((await ask("company.tag.save", { id, name, color, rowVersion })).code).toBe("0");
  });

  test("changes with what belongs to the row: a user's roles", async () => {
    const users = (await read("userAdmin.list", { pageNum: 1, pageSize: 50 }, COLLEAGUE))["list"];
    const target = (users as readonly Row[]).find(
      ({ userKind, account }) => userKind === "ordinary" && account !== ME,
    );
    const detail = async () => await read("userAdmin.detail", { userId: target?.["id"] }, COLLEAGUE);
    const before = await detail();
    const { list } = (await read("role.page", { pageNum: 1, pageSize: 50 }, COLLEAGUE)) as {
      list: readonly Row[];
    };
    const roleIds = list.slice(-2).map(({ roleId }) => roleId);
    const authorise = async (rowVersion: unknown) =>
      await ask("user.authorise", { userId: target?.["id"], roleIds, rowVersion }, COLLEAGUE);
    expect((await authorise(before["rowVersion"])).code).toBe("0");
    expect((await detail())["rowVersion"]).not.toBe(before["rowVersion"]);
    expect((await authorise(before["rowVersion"])).code).toBe("0410");
  });

  test("of several at once: the answer names those that are stale, and nothing of the batch is done", async () => {
    const { list } = (await read("company.list", { pageNum: 1, pageSize: 3 }, COLLEAGUE)) as {
      list: readonly Row[];
    };
    const [first, second] = list;
    const qyid = second?.["companyId"];
    await ask(
      "customerProfile.business.update",
      { qyid, personCount: 77, rowVersion: second?.["rowVersion"] },
      COLLEAGUE,
    );
    const companyIdList = list.map(({ companyId }) => companyId);
    const answer = await ask(
      "company.batchUpdate",
      { companyIdList, industry: "房地产业", rowVersionList: list.map(({ rowVersion }) => rowVersion) },
      COLLEAGUE,
    );
    expect(answer.code).toBe("0410");
    expect(answer.message).toContain(String(second?.["companyName"]));
    expect(answer.message).not.toContain(String(first?.["companyName"]));
    expect((answer.result as { stale: readonly Row[] }).stale.map(({ id }) => id)).toEqual([qyid]);
    const again = (await read("company.list", { pageNum: 1, pageSize: 3 }, COLLEAGUE)) as {
      list: readonly Row[];
    };
    expect(again.list.map(({ industry }) => industry)).toEqual(list.map(({ industry }) => industry));
  });
});
