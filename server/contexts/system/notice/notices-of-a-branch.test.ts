import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

const BRANCH_ADMIN = "liuwei";
const PAGE = { pageNum: 1, pageSize: 50 };

interface Published {
  readonly id: number;
  readonly can: { readonly withdraw: boolean | string };
}

let branchStaff: readonly string[];
beforeAll(async () => {
  const departments = await server.request(BRANCH_ADMIN, "department.auth.list", {});
  const deptIds = (departments.result as { deptId: number }[]).map(({ deptId }) => deptId);
  const staff = await server.db
    .selectFrom("staff")
    .select("account")
    .where("gsid", "=", 1001)
    .where("deptId", "in", deptIds)
    .where("status", "=", 1)
    .where("isRemove", "=", 0)
    .orderBy("account")
    .execute();
  branchStaff = staff.map(({ account }) => account);
});

const staffOf = async (account: string) =>
  await server.db
    .selectFrom("staff")
    .select(["userId", "deptId"])
    .where("account", "=", account)
    .executeTakeFirstOrThrow();
const publish = async (account: string, noticeTitle: string, to: object = {}) =>
  await server.request(account, "notice.create", {
    noticeTitle,
    noticeBody: "<p>请知悉</p>",
    category: 1,
    ...to,
  });
const listed = async (account: string, keyword: string) => {
  const { result } = await server.request(account, "notice.publishedPage", { ...PAGE, keyword });
  return (result as { list: Published[] }).list;
};
const published = async (account: string, noticeTitle: string, to: object = {}) => {
  const answer = await publish(account, noticeTitle, to);
  expect(answer).toMatchObject({ code: "0" });
  return (answer.result as { id: number }).id;
};
/** A notice of an author who has lost the right to publish. */
const publishedBy = async (account: string, noticeTitle: string) => {
  const id = await published("chenjie", noticeTitle);
  const { userId } = await staffOf(account);
  await server.db
    .updateTable("plainRecord")
    .set(({ eb, fn }) => ({
      fields: fn("jsonb_set", [eb.ref("fields"), eb.val("{userId}"), eb.val(String(userId))]),
    }))
    .where("id", "=", id)
    .execute();
  return id;
};
const receiversOf = async (id: number) => {
  const staff = await server.db
    .selectFrom("plainRecord as delivery")
    .innerJoin("staff", (join) => join.on("staff.userId", "=", sql`(delivery.fields ->> 'userId')::int`))
    .select("staff.account")
    .where("delivery.resource", "=", "noticeDelivery")
    .where(sql`delivery.fields ->> 'noticeId'`, "=", String(id))
    .orderBy("staff.account")
    .execute();
  return staff.map(({ account }) => account);
};

describe("a branch administrator", () => {
  test("who names nobody reaches the branch alone", async () => {
    const id = await published(BRANCH_ADMIN, "分公司停电", { popUp: 1 });
    expect(branchStaff.length).toBeGreaterThan(1);
    expect(await receiversOf(id)).toEqual(branchStaff);
  });

  test("is refused receivers outside of the branch, by name, and nothing is sent", async () => {
    const head = await staffOf("zhoumy");
    expect(await publish(BRANCH_ADMIN, "越过分公司", { userIdList: [head.userId] })).toMatchObject({
      code: "0409",
      message: "「周明远」不在您管理的部门，不能操作",
    });
    expect(await publish(BRANCH_ADMIN, "越过分公司", { deptIdList: [head.deptId] })).toMatchObject({
      code: "0409",
      message: "「总经办」不在您管理的部门，不能操作",
    });
    expect(await listed("chenjie", "越过分公司")).toEqual([]);
  });

  test("does not take the head's notices away, and reads why beforehand", async () => {
    const id = await published("zhoumy", "全公司放假");
    const message = "这条公告由「周明远」发布，不属于您管理的部门，不能撤回";
    expect(await listed(BRANCH_ADMIN, "全公司放假")).toMatchObject([{ id, can: { withdraw: message } }]);
    expect(await server.request(BRANCH_ADMIN, "notice.withdraw", { idList: [id] })).toMatchObject({
      code: "0409",
      message,
    });
    expect(await receiversOf(id)).toContain("sunli");
  });

  test("takes back their own and those of their people; one that is not theirs keeps all of them", async () => {
    const own = await published(BRANCH_ADMIN, "自己的公告");
    const others = await published("chenjie", "别人的公告");
    expect(await listed(BRANCH_ADMIN, "自己的公告")).toMatchObject([{ can: { withdraw: true } }]);
    const both = await server.request(BRANCH_ADMIN, "notice.withdraw", { idList: [own, others] });
    expect(both).toMatchObject({ code: "0409" });
    const below = await publishedBy(
      branchStaff.find((account) => account !== BRANCH_ADMIN) ?? "",
      "下属的公告",
    );
    for (const id of [own, below])
      expect(await server.request(BRANCH_ADMIN, "notice.withdraw", { idList: [id] })).toMatchObject({
        code: "0",
      });
  });

  test("does not take back what an administrator of the firm who sits in the branch has published", async () => {
    const branch = await staffOf(BRANCH_ADMIN);
    await server.db
      .updateTable("staff")
      .set({ deptId: branch.deptId })
      .where("account", "=", "wujun")
      .execute();
    const id = await publishedBy("wujun", "管理员的公告");
    expect(await server.request(BRANCH_ADMIN, "notice.withdraw", { idList: [id] })).toMatchObject({
      code: "0409",
      message: "这条公告由管理员「吴军」发布，只有管理员可以撤回",
    });
  });
});

test("the head reaches everybody and takes back a branch's notice", async () => {
  const id = await published(BRANCH_ADMIN, "分公司的公告");
  expect(await listed("zhoumy", "分公司的公告")).toMatchObject([{ can: { withdraw: true } }]);
  expect(await server.request("zhoumy", "notice.withdraw", { idList: [id] })).toMatchObject({ code: "0" });
  expect(await receiversOf(await published("zhoumy", "全公司"))).toEqual(
    expect.arrayContaining(["liuwei", "sunli", "chenjie"]),
  );
});
