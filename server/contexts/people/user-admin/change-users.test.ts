import { beforeEach, describe, expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";
import type { UserRow } from "./user-rows.ts";

const server = useTestServer();
let form: {
  name: string;
  account: string;
  phone: string;
  deptId: number;
  userKind: string;
  roleIds: number[];
};
let made = 0;

beforeEach(async () => {
  const { deptId } = await server.db
    .selectFrom("department")
    .select("deptId")
    .where("deptName", "=", "会计一部")
    .executeTakeFirstOrThrow();
  made += 1;
  form = {
    name: "新同事",
    account: `newcomer${made}`,
    phone: "13900001111",
    deptId,
    userKind: "ordinary",
    roleIds: [await roleId("主办会计")],
  };
});

const roleId = async (roleName: string, gsid = 1001) =>
  (
    await server.db
      .selectFrom("role")
      .select("roleId")
      .where("roleName", "=", roleName)
      .where("gsid", "=", gsid)
      .executeTakeFirstOrThrow()
  ).roleId;
const userId = async (account: string) =>
  (
    await server.db
      .selectFrom("staff")
      .select("userId")
      .where("account", "=", account)
      .executeTakeFirstOrThrow()
  ).userId;
const row = async (id: number) =>
  await server.db.selectFrom("staff").selectAll().where("userId", "=", id).executeTakeFirstOrThrow();
const detail = async (id: number) =>
  (await server.request("zhoumy", "userAdmin.detail", { userId: id })).result as UserRow;
const add = async (change: object = {}, account = "chenjie") =>
  await server.request(account, "userAdmin.add", { ...form, ...change });
const addOne = async () => ((await add()).result as { userId: number }).userId;
const edit = async (id: number) => {
  const { name, phone, deptId, userKind, roleIds } = await detail(id);
  return { userId: id, name, phone, deptId, userKind, roleIds };
};

describe("adding", () => {
  test("opens an account that can be read back", async () => {
    const id = await addOne();
    expect(await detail(id)).toMatchObject({
      name: "新同事",
      account: form.account,
      phone: "139****1111",
      status: 1,
      createTime: server.clock.now(),
      lastLoginTime: null,
      roleNames: "主办会计",
    });
    expect((await row(id)).phone).toBe("13900001111");
  });

  test("an account is unique in the firm, whatever the case, and free in another", async () => {
    const { account } = form;
    await addOne();
    expect(await add({ account: account.toUpperCase() })).toMatchObject({
      code: "0400",
      message: "账号已存在",
      result: { fieldErrors: [{ path: "account", message: "账号已存在" }] },
    });
    const { deptId } = await server.db
      .selectFrom("department")
      .select("deptId")
      .where("gsid", "=", 1002)
      .executeTakeFirstOrThrow();
    const elsewhere = { account, deptId, roleIds: [await roleId("主办会计", 1002)] };
    expect(await add(elsewhere, "qianjin")).toMatchObject({ code: "0" });
  });

  test("the account of a deleted user may be given again", async () => {
    const { account } = form;
    const id = await addOne();
    await server.request("chenjie", "userAdmin.delete", { userId: id });
    expect(await add({ account })).toMatchObject({ code: "0" });
  });

  test("department and roles must be the firm's own, and every fault is told at once", async () => {
    const { deptId } = await server.db
      .selectFrom("department")
      .select("deptId")
      .where("gsid", "=", 1002)
      .executeTakeFirstOrThrow();
    const answer = await add({
      deptId,
      roleIds: [...form.roleIds, await roleId("公司管理", 1002)],
      phone: "139****1111",
    });
    expect(answer).toMatchObject({
      code: "0400",
      result: {
        fieldErrors: [
          { path: "phone", message: "请填写完整的手机号" },
          { path: "deptId", message: "所选部门不存在，请重新选择" },
          { path: "roleIds", message: "所选角色不存在，请重新选择" },
        ],
      },
    });
  });

  test("what the catalogue does not accept is told at its field by its title", async () => {
    const { name: _name, ...nameless } = form;
    const answer = await server.request("chenjie", "userAdmin.add", {
      ...nameless,
      account: "ab",
      phone: "12345",
      userKind: "boss",
      roleIds: [],
      deptId: "5",
      extra: 1,
    });
    const { fieldErrors } = answer.result as { fieldErrors: { path: string; message: string }[] };
    expect(answer.code).toBe("0400");
    expect(new Map(fieldErrors.map(({ path, message }) => [path, message]))).toEqual(
      new Map([
        ["name", "请填写姓名"],
        ["account", "登录账号至少 4 个字符"],
        ["phone", "手机号格式不正确：请填写 11 位手机号"],
        ["userKind", "用户类型不在可选范围内"],
        ["roleIds", "角色至少选择 1 项"],
        ["deptId", "所属部门格式不正确"],
        ["extra", "不支持的参数“extra”"],
      ]),
    );
  });

  test("name and account have 20 characters at most", async () => {
    const long = { ...form, name: "名".repeat(21), account: "a".repeat(21) };
    const refused = await server.request("chenjie", "userAdmin.add", long);
    const { fieldErrors } = refused.result as { fieldErrors: { path: string; message: string }[] };
    expect(fieldErrors.map(({ message }) => message)).toEqual([
      "姓名最多 20 个字符",
      "登录账号最多 20 个字符",
    ]);
    const longest = { ...form, name: "名".repeat(20), account: "a".repeat(20) };
    expect(await server.request("chenjie", "userAdmin.add", longest)).toMatchObject({ code: "0" });
  });

  test("only administrators make administrators, and nobody a super administrator", async () => {
    for (const kind of ["admin", "branchAdmin"]) {
      expect(await add({ userKind: kind }, "liuwei")).toMatchObject({
        code: "0400",
        result: { fieldErrors: [{ path: "userKind" }] },
      });
    }
    expect(await add({ userKind: "deptManager", account: "newmanager" }, "liuwei")).toMatchObject({
      code: "0",
    });
    expect(await add({ userKind: "admin", account: "newadmin1" }, "chenjie")).toMatchObject({ code: "0" });
    expect(await add({ userKind: "superAdmin", account: "newsuper" }, "zhoumy")).toMatchObject({
      code: "0400",
      message: "不能设为超级管理员",
    });
  });
});

test("nobody but an administrator hands out a role that may do more than they may", async () => {
  const tooMuch = { code: "0400", message: "不能分配超出自己权限的角色" };
  const management = await roleId("公司管理");
  expect(await add({ roleIds: [management] }, "liuwei")).toMatchObject(tooMuch);
  const ownId = await userId("liuwei");
  const change = await edit(ownId);
  expect(
    await server.request("liuwei", "userAdmin.modify", {
      ...change,
      roleIds: [...change.roleIds, management],
    }),
  ).toMatchObject(tooMuch);
  expect(await server.request("liuwei", "userAdmin.modify", change)).toMatchObject({ code: "0" });
  expect(await add({ roleIds: [management] }, "chenjie")).toMatchObject({ code: "0" });
});

describe("changing", () => {
  test("saves the form; the masked phone left alone keeps the real one", async () => {
    const id = await addOne();
    const roleIds = [await roleId("会计主管"), await roleId("只读审计")];
    expect(
      await server.request("chenjie", "userAdmin.modify", {
        ...(await edit(id)),
        name: "改名",
        account: form.account,
        roleIds,
      }),
    ).toMatchObject({ code: "0" });
    expect(await detail(id)).toMatchObject({ name: "改名", roleNames: "会计主管、只读审计" });
    expect((await row(id)).phone).toBe("13900001111");
  });

  test("a new phone is stored; another mask is refused", async () => {
    const id = await addOne();
    expect(
      await server.request("chenjie", "userAdmin.modify", { ...(await edit(id)), phone: "13700002222" }),
    ).toMatchObject({ code: "0" });
    expect((await row(id)).phone).toBe("13700002222");
    expect(
      await server.request("chenjie", "userAdmin.modify", { ...(await edit(id)), phone: "138****9999" }),
    ).toMatchObject({ result: { fieldErrors: [{ path: "phone" }] } });
  });

  test("the account cannot change", async () => {
    const id = await addOne();
    const answer = await server.request("chenjie", "userAdmin.modify", {
      ...(await edit(id)),
      account: "another1",
    });
    expect(answer).toMatchObject({
      code: "0400",
      result: { fieldErrors: [{ path: "account", message: "登录账号不能修改" }] },
    });
  });

  test("an administrator's kind is taken away by administrators only; the super administrator keeps theirs", async () => {
    const id = await userId("wujun");
    expect(
      await server.request("liuwei", "userAdmin.modify", { ...(await edit(id)), userKind: "ordinary" }),
    ).toMatchObject({ code: "0409", message: "「吴军」是管理员，只有管理员可以操作" });
    const chief = await userId("zhoumy");
    expect(
      await server.request("chenjie", "userAdmin.modify", { ...(await edit(chief)), userKind: "admin" }),
    ).toMatchObject({ message: "不能修改超级管理员的用户类型" });
  });
});

describe("stopping and deleting", () => {
  test("a stopped user is signed out everywhere and may work again later", async () => {
    const token = await server.signIn("sunli");
    const id = await userId("sunli");
    expect(
      await server.request("chenjie", "userAdmin.modifyStatus", { userId: id, status: 0 }),
    ).toMatchObject({ code: "0" });
    expect(await server.requestWith(token, "session.customerInfo")).toMatchObject({
      status: 403,
      message: "该账号已停用，请联系管理员开通权限",
    });
    await server.request("chenjie", "userAdmin.modifyStatus", { userId: id, status: 1 });
    expect(await server.requestWith(token, "session.customerInfo")).toMatchObject({
      status: 401,
      code: "0006",
    });
    expect(await server.requestWith(await server.signIn("sunli"), "session.customerInfo")).toMatchObject({
      code: "0",
    });
  });

  test("nobody stops or deletes themselves or the super administrator", async () => {
    const [ownId, chief] = [await userId("chenjie"), await userId("zhoumy")];
    const refusals = [
      await server.request("chenjie", "userAdmin.modifyStatus", { userId: ownId, status: 0 }),
      await server.request("chenjie", "userAdmin.modifyStatus", { userId: chief, status: 0 }),
      await server.request("chenjie", "userAdmin.delete", { userId: ownId }),
      await server.request("chenjie", "userAdmin.delete", { userId: chief }),
    ];
    expect(refusals.map(({ status, code, message }) => [status, code, message])).toEqual([
      [200, "0409", "不能停用自己"],
      [200, "0409", "不能停用超级管理员"],
      [200, "0409", "不能删除自己"],
      [200, "0409", "不能删除超级管理员「周明远」"],
    ]);
  });

  test("a deleted user leaves the list, keeps their record and cannot sign in", async () => {
    const id = await userId("xiaoran");
    expect(await server.request("chenjie", "userAdmin.delete", { userId: id })).toMatchObject({ code: "0" });
    expect((await row(id)).isRemove).toBe(1);
    expect(await detail(id)).toMatchObject({ name: "萧然" });
    expect(
      await server.request("chenjie", "userAdmin.modifyStatus", { userId: id, status: 1 }),
    ).toMatchObject({ code: "0404" });
  });

  test("a deleted user's token bars them", async () => {
    const token = await server.signIn("zhengyan");
    await server.request("chenjie", "userAdmin.delete", { userId: await userId("zhengyan") });
    expect(await server.requestWith(token, "session.customerInfo")).toMatchObject({
      status: 403,
      message: "该账号已删除，请联系管理员",
    });
  });

  test("a batch is deleted whole", async () => {
    const userIds = [await userId("tiantian"), await userId("donghao")];
    expect(await server.request("chenjie", "userAdmin.batchDelete", { userIds })).toMatchObject({
      code: "0",
      result: null,
    });
    expect(await Promise.all(userIds.map(async (id) => (await row(id)).isRemove))).toEqual([1, 1]);
  });

  test("a batch with one wrong member is refused whole", async () => {
    const good = await userId("yuanmeng");
    for (const account of ["chenjie", "zhoumy", "qianjin", "luwenbin"]) {
      const answer = await server.request("chenjie", "userAdmin.batchDelete", {
        userIds: [good, await userId(account)],
      });
      expect(answer.code).toMatch(/^040[49]$/);
    }
    expect((await row(good)).isRemove).toBe(0);
  });
});

test("another firm's user can be neither read nor changed", async () => {
  const foreign = await userId("xuting");
  const before = await row(foreign);
  const answers = [
    await server.request("zhoumy", "userAdmin.detail", { userId: foreign }),
    await server.request("zhoumy", "userAdmin.modify", { ...form, account: "xuting", userId: foreign }),
    await server.request("zhoumy", "userAdmin.modifyStatus", { userId: foreign, status: 0 }),
    await server.request("zhoumy", "userAdmin.delete", { userId: foreign }),
    await server.request("zhoumy", "userAdmin.batchDelete", { userIds: [foreign] }),
  ];
  expect(answers.map((answer) => answer.code)).toEqual(["0404", "0404", "0404", "0404", "0404"]);
  expect(await row(foreign)).toEqual(before);
});

test("nobody but an administrator changes, stops or deletes an administrator, even in their own branch", async () => {
  const { deptId } = form;
  const { result } = await add({ userKind: "admin", name: "分部管理员" });
  const { userId: id } = result as { userId: number };
  const before = await row(id);
  const refusals = [
    await server.request("liuwei", "userAdmin.modify", { ...(await edit(id)), name: "改名" }),
    await server.request("liuwei", "userAdmin.modifyStatus", { userId: id, status: 0 }),
    await server.request("liuwei", "userAdmin.delete", { userId: id }),
    await server.request("liuwei", "user.move", { userIds: [id], deptId }),
  ];
  expect(refusals.map(({ code, message }) => [code, message])).toEqual(
    refusals.map(() => ["0409", "「分部管理员」是管理员，只有管理员可以操作"]),
  );
  expect(await row(id)).toEqual(before);
});

describe("a branch administrator, and a department manager,", () => {
  const departmentId = async (deptName: string) =>
    (
      await server.db
        .selectFrom("department")
        .select("deptId")
        .where("deptName", "=", deptName)
        .where("gsid", "=", 1001)
        .executeTakeFirstOrThrow()
    ).deptId;

  test("manages the users of their own departments", async () => {
    const id = await addOne();
    const elsewhere = await departmentId("外勤部");
    expect(
      await server.request("zhaomin", "userAdmin.modify", { ...(await edit(id)), name: "改名" }),
    ).toMatchObject({ code: "0" });
    for (const [operation, params] of [
      ["userAdmin.modifyStatus", { userId: id, status: 0 }],
      ["user.move", { userIds: [id], deptId: elsewhere }],
      ["user.authorise", { userId: id, roleIds: form.roleIds }],
      ["userAdmin.batchDelete", { userIds: [id] }],
    ] as const) {
      expect(await server.request("liuwei", operation, params)).toMatchObject({ code: "0" });
    }
  });

  test("touches nobody elsewhere", async () => {
    const id = await userId("zengfan");
    const before = await row(id);
    const { deptId } = form;
    const refusals = [
      await server.request("zhaomin", "userAdmin.modify", await edit(await userId("songyuwei"))),
      await server.request("liuwei", "userAdmin.modify", { ...(await edit(id)), name: "改名", deptId }),
      await server.request("liuwei", "userAdmin.modifyStatus", { userId: id, status: 0 }),
      await server.request("liuwei", "userAdmin.delete", { userId: id }),
      await server.request("liuwei", "userAdmin.batchDelete", { userIds: [await userId("sunli"), id] }),
      await server.request("liuwei", "userAdmin.batchResetPwd", { userIds: [id], password: "Fresh2026" }),
      await server.request("liuwei", "user.move", { userIds: [id], deptId }),
      await server.request("liuwei", "user.authorise", { userId: id, roleIds: form.roleIds }),
    ];
    expect(refusals.map(({ code, message }) => [code, message])).toEqual([
      ["0409", "「宋雨薇」不在您管理的部门，不能操作"],
      ...refusals.slice(1).map(() => ["0409", "「曾凡」不在您管理的部门，不能操作"]),
    ]);
    expect(await row(id)).toEqual(before);
  });

  test("keeps their own kind, which bounds them", async () => {
    const ownForm = await edit(await userId("zhaomin"));
    expect(
      await server.request("zhaomin", "userAdmin.modify", { ...ownForm, userKind: "ordinary" }),
    ).toMatchObject({
      code: "0400",
      result: { fieldErrors: [{ path: "userKind", message: "不能修改自己的用户类型" }] },
    });
  });

  test("puts nobody into a department that is not theirs", async () => {
    const deptId = await departmentId("质控部");
    const id = await addOne();
    const refusals = [
      await add({ deptId, account: "elsewhere1" }, "liuwei"),
      await server.request("liuwei", "userAdmin.modify", { ...(await edit(id)), deptId }),
      await server.request("liuwei", "user.move", { userIds: [id], deptId }),
    ];
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({
        code: "0400",
        result: { fieldErrors: [{ path: "deptId", message: "只能选择您管理的部门" }] },
      });
    }
  });
});

test("of two changes at once the roles of one remain, not those of both", async () => {
  const id = await addOne();
  const [first, second] = [[await roleId("会计主管")], [await roleId("外勤顾问")]];
  for (let round = 0; round < 5; round += 1) {
    const { rowVersion, roleIds: before } = await detail(id);
    const answers = await Promise.all(
      [first, second, first, second].map(
        async (roleIds) =>
          await server.request("chenjie", "user.authorise", { userId: id, roleIds, rowVersion }),
      ),
    );
    // A user who gives them the roles they have changes nothing, so that the next one is not too late.
    const roleIds = (await detail(id)).roleIds;
    expect(answers.filter(({ code }) => code === "0410").length).toBeGreaterThan(0);
    expect(answers.some(({ code }) => code === "0")).toBe(true);
    expect([...new Set(answers.map(({ code }) => code))].toSorted()).toEqual(["0", "0410"]);
    expect(roleIds).not.toEqual(before);
    expect([first, second]).toContainEqual((await detail(id)).roleIds);
  }
});
