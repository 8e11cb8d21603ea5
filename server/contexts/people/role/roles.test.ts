import { beforeEach, describe, expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";
import type { Grant } from "./role-grants.ts";

interface Detail {
  readonly roleId: number;
  readonly roleName: string;
  readonly remark: string;
  readonly userCount: number;
  readonly permissions: Grant[];
  readonly rowVersion: string;
}

const server = useTestServer();
let made = 0;
let roleName: string;
beforeEach(() => {
  made += 1;
  roleName = `新角色${made}`;
});

const idOf = async (name: string, gsid = 1001) =>
  (
    await server.db
      .selectFrom("role")
      .select("roleId")
      .where("roleName", "=", name)
      .where("gsid", "=", gsid)
      .executeTakeFirstOrThrow()
  ).roleId;
const detail = async (roleId: number) =>
  (await server.request("zhoumy", "role.detail", { roleId })).result as Detail;
const addRole = async (permissions: readonly Grant[] = [], account = "chenjie") =>
  ((await server.request(account, "role.add", { roleName, permissions })).result as { roleId: number })
    .roleId;
const save = async (account: string, roleId: number, permissions: readonly Grant[]) =>
  await server.request(account, "role.savePermissions", { roleId, permissions });
/** Gives a user this role beside their own, as an administrator would. */
const hold = async (account: string, roleId: number) => {
  const { userId, gsid } = await server.db
    .selectFrom("staff")
    .select(["userId", "gsid"])
    .where("account", "=", account)
    .executeTakeFirstOrThrow();
  await server.db.insertInto("staffRole").values({ userId, roleId, gsid }).execute();
};

const EDIT: Grant = { code: "basicSetting.rolePermission.edit", operationFlag: 0 };

describe("the list", () => {
  test("counts the users of each role, without deleted ones", async () => {
    const { result } = await server.request("zhoumy", "role.page", { pageNum: 1, pageSize: 50 });
    const { list, total } = result as { list: Detail[]; total: number };
    expect(total).toBe(6);
    expect(list.map((role) => [role.roleName, role.userCount])).toEqual([
      ["公司管理", 4],
      ["分公司管理", 1],
      ["会计主管", 3],
      ["主办会计", 21],
      ["外勤顾问", 7],
      ["只读审计", 2],
    ]);
  });

  test("is ordered by users when asked, and narrowed by name", async () => {
    const names = async (params: object) => {
      const answer = await server.request("zhoumy", "role.page", { pageNum: 1, pageSize: 50, ...params });
      return (answer.result as { list: Detail[] }).list.map((role) => role.roleName);
    };
    const ordered = await names({ sortField: "userCount", sortOrder: "desc" });
    expect(ordered.slice(0, 2)).toEqual(["主办会计", "外勤顾问"]);
    expect(await names({ roleName: "会计" })).toEqual(["会计主管", "主办会计"]);
  });

  test("says what would be refused, in the words of the refusal", async () => {
    const editor = await addRole([
      { code: "basicSetting.rolePermission.edit", operationFlag: 0 },
      { code: "basicSetting.rolePermission.delete", operationFlag: 0 },
    ]);
    await hold("sunli", editor);
    const spare = roleName;
    roleName += "丙";
    const small = await addRole();
    const canOf = async (account: string) => {
      const { result } = await server.request(account, "role.page", { pageNum: 1, pageSize: 50 });
      const { list } = result as { list: (Detail & { can: Record<"permissions" | "delete", unknown> })[] };
      return new Map(list.map(({ roleId, can }) => [roleId, can]));
    };
    const company = await idOf("公司管理");
    const beyond = "角色「公司管理」的权限超出您的权限，请联系管理员修改";
    const used = `「${spare}」还有 1 个用户在使用，请先为他们更换角色`;
    const seen = await canOf("sunli");
    expect(seen.get(company)).toEqual({ permissions: beyond, delete: beyond });
    expect(seen.get(editor)).toEqual({ permissions: true, delete: used });
    expect(seen.get(small)).toEqual({ permissions: true, delete: true });
    expect(await save("sunli", company, [])).toMatchObject({ code: "0409", message: beyond });
    const remove = async (roleId: number) => await server.request("sunli", "role.delete", { roleId });
    expect(await remove(company)).toMatchObject({ code: "0409", message: beyond });
    expect(await remove(editor)).toMatchObject({ code: "0409", message: used });
    expect(await remove(small)).toMatchObject({ code: "0" });
    expect((await canOf("zhoumy")).get(company)?.permissions).toBe(true);
  });
});

test("a new role is read back with the ancestors that its codes imply", async () => {
  const answer = await server.request("chenjie", "role.add", {
    roleName,
    remark: "试用",
    permissions: [{ code: "basicSetting.staffActions.add", operationFlag: 1 }],
  });
  const { roleId } = answer.result as { roleId: number };
  expect(await detail(roleId)).toEqual({
    roleId,
    roleName,
    remark: "试用",
    userCount: 0,
    rowVersion: expect.any(String),
    permissions: [
      { code: "basicSetting", operationFlag: 1 },
      { code: "basicSetting.staffActions", operationFlag: 1 },
      { code: "basicSetting.staffActions.add", operationFlag: 1 },
    ],
  });
});

test("repeating an intent makes one role and gives the same answer", async () => {
  const first = await server.request("chenjie", "role.add", { roleName }, "role-add-twice");
  const again = await server.request("chenjie", "role.add", { roleName }, "role-add-twice");
  expect(again).toEqual(first);
  expect(first.code).toBe("0");
  expect(
    await server.db.selectFrom("role").selectAll().where("roleName", "=", roleName).execute(),
  ).toHaveLength(1);
});

describe("names", () => {
  test("are unique in the firm, free in another, and may be kept", async () => {
    const nameTaken = {
      code: "0400",
      result: { fieldErrors: [{ path: "roleName", message: "已有名为「主办会计」的角色" }] },
    };
    expect(await server.request("chenjie", "role.add", { roleName: "主办会计" })).toMatchObject(nameTaken);
    const roleId = await addRole([EDIT]);
    const { permissions } = await detail(roleId);
    expect(await server.request("chenjie", "role.update", { roleId, roleName: "主办会计" })).toMatchObject(
      nameTaken,
    );
    expect(await server.request("chenjie", "role.copy", { roleId, roleName: "主办会计" })).toMatchObject(
      nameTaken,
    );
    expect(
      await server.request("chenjie", "role.update", { roleId, roleName, remark: "改过" }),
    ).toMatchObject({ code: "0" });
    expect(await detail(roleId)).toMatchObject({ roleName, remark: "改过", permissions });
    expect(await server.request("qianjin", "role.add", { roleName })).toMatchObject({ code: "0" });
  });

  test("have at most 20 characters and no blanks around them", async () => {
    expect(await server.request("chenjie", "role.add", { roleName: "长".repeat(21) })).toMatchObject({
      code: "0400",
      result: { fieldErrors: [{ path: "roleName", message: "角色名称最多 20 个字符" }] },
    });
    expect(await server.request("chenjie", "role.add", { roleName: "长".repeat(20) })).toMatchObject({
      code: "0",
    });
    expect(await server.request("chenjie", "role.add", { roleName: " 空格" })).toMatchObject({
      code: "0400",
    });
  });
});

describe("deleting", () => {
  test("takes a role that nobody has", async () => {
    const roleId = await addRole([EDIT]);
    expect(await server.request("chenjie", "role.delete", { roleId })).toMatchObject({ code: "0" });
    expect(await server.request("zhoumy", "role.detail", { roleId })).toMatchObject({ code: "0404" });
  });

  test("is refused while somebody has it", async () => {
    expect(await server.request("chenjie", "role.delete", { roleId: await idOf("只读审计") })).toMatchObject({
      code: "0409",
      message: "「只读审计」还有 2 个用户在使用，请先为他们更换角色",
    });
  });

  test("is refused for a role that may do more than who deletes it", async () => {
    const mighty = await addRole([{ code: "basicSetting.logs", operationFlag: 0 }]);
    roleName = `${roleName}管理`;
    await hold("sunli", await addRole([{ code: "basicSetting.rolePermission.delete", operationFlag: 0 }]));
    expect(await server.request("sunli", "role.delete", { roleId: mighty })).toMatchObject({
      code: "0409",
      message: `角色「${roleName.replace("管理", "")}」的权限超出您的权限，请联系管理员修改`,
    });
    expect(await detail(mighty)).toMatchObject({ roleId: mighty });
  });

  test("a deleted user does not keep it alive", async () => {
    const roleId = await addRole();
    await hold("luwenbin", roleId);
    expect(await server.request("chenjie", "role.delete", { roleId })).toMatchObject({ code: "0" });
  });
});

test("a copy has the remark and the codes of its source", async () => {
  const source = await idOf("主办会计");
  const answer = await server.request("chenjie", "role.copy", { roleId: source, roleName });
  const copy = await detail((answer.result as { roleId: number }).roleId);
  const original = await detail(source);
  expect(copy.permissions).toEqual(original.permissions);
  expect(copy).toMatchObject({ roleName, remark: original.remark, userCount: 0 });
});

describe("the permission tree", () => {
  test("holds every code with the caller's own flag", async () => {
    interface Node {
      readonly code: string;
      readonly operationFlag: number | null;
      readonly children: Node[];
    }
    const flat = (nodes: readonly Node[]): Node[] => nodes.flatMap((node) => [node, ...flat(node.children)]);
    const read = async (account: string) =>
      flat((await server.request(account, "role.permissionTree")).result as Node[]);
    expect((await read("zhoumy")).every(({ operationFlag }) => operationFlag === 0)).toBe(true);
    expect((await read("heqing")).every(({ operationFlag }) => operationFlag === 2)).toBe(true);
    expect((await read("zhoumy")).map(({ code }) => code)).toContain("basicSetting.rolePermission.edit");
  });

  test("tells what the caller does not have", async () => {
    const roleId = await addRole([EDIT]);
    await hold("sunli", roleId);
    const answer = await server.request("sunli", "role.permissionTree");
    const basic = (
      answer.result as { code: string; children: { code: string; operationFlag: number | null }[] }[]
    ).find(({ code }) => code === "basicSetting");
    expect(basic?.children.map(({ code, operationFlag }) => [code, operationFlag])).toEqual([
      ["basicSetting.staffActions", null],
      ["basicSetting.organisation", null],
      ["basicSetting.rolePermission", 0],
      ["basicSetting.myRights", null],
      ["basicSetting.miniProgrammeBinding", null],
      ["basicSetting.tags", null],
      ["basicSetting.logs", null],
      ["basicSetting.customerService", null],
      ["basicSetting.jobs", null],
      ["basicSetting.firm", null],
    ]);
  });
});

describe("saving permissions", () => {
  test("puts the codes in place of the old ones", async () => {
    const roleId = await addRole([{ code: "home", operationFlag: 0 }]);
    expect(await save("chenjie", roleId, [{ code: "basicSetting.logs", operationFlag: 2 }])).toMatchObject({
      code: "0",
    });
    expect((await detail(roleId)).permissions).toEqual([
      { code: "basicSetting", operationFlag: 2 },
      { code: "basicSetting.logs", operationFlag: 2 },
    ]);
    expect(await save("chenjie", roleId, [])).toMatchObject({ code: "0" });
    expect((await detail(roleId)).permissions).toEqual([]);
  });

  test("a parent is at least as permissive as what is below it", async () => {
    const roleId = await addRole();
    await save("chenjie", roleId, [
      { code: "basicSetting.rolePermission", operationFlag: 2 },
      { code: "basicSetting.rolePermission.view", operationFlag: 0 },
    ]);
    expect((await detail(roleId)).permissions).toContainEqual({
      code: "basicSetting.rolePermission",
      operationFlag: 0,
    });
  });

  test("codes must exist and stand once", async () => {
    const roleId = await addRole();
    expect(await save("chenjie", roleId, [{ code: "nowhere", operationFlag: 0 }])).toMatchObject({
      code: "0400",
      message: "权限“nowhere”不存在，请刷新后重试",
    });
    expect(await save("chenjie", roleId, [EDIT, { ...EDIT, operationFlag: 2 }])).toMatchObject({
      code: "0400",
      message: "同一权限只能设置一次",
    });
  });

  test("nobody grants what they do not have, or more of it", async () => {
    const ownRole = await addRole([EDIT, { code: "basicSetting.logs", operationFlag: 2 }]);
    await hold("sunli", ownRole);
    const asColleague = async (permissions: readonly Grant[], roleId: number) =>
      await save("sunli", roleId, permissions);
    roleName += "乙";
    const otherRole = await addRole();
    expect(await asColleague([{ code: "basicSetting.tags", operationFlag: 2 }], otherRole)).toMatchObject({
      code: "0400",
      message: "您没有「标签管理」权限，不能授予他人",
    });
    expect(await asColleague([{ code: "basicSetting.logs", operationFlag: 0 }], otherRole)).toMatchObject({
      code: "0400",
    });
    expect(await asColleague([{ code: "basicSetting.logs", operationFlag: 2 }], otherRole)).toMatchObject({
      code: "0",
    });
    expect(await asColleague([], await idOf("公司管理"))).toMatchObject({
      code: "0409",
      message: "角色「公司管理」的权限超出您的权限，请联系管理员修改",
    });
  });

  test("nobody cuts themselves off from editing roles; the super administrator cannot", async () => {
    const company = await idOf("公司管理");
    const all = (await detail(company)).permissions;
    const without = all.filter(({ code }) => code !== EDIT.code);
    const cutOff = { code: "0409", message: "保存后您自己将不能再编辑角色，请保留“编辑角色”权限" };
    expect(await save("chenjie", company, without)).toMatchObject(cutOff);
    expect(await save("chenjie", company, [...without, { ...EDIT, operationFlag: 2 }])).toMatchObject(cutOff);
    expect((await detail(company)).permissions).toEqual(all);
    expect(await save("zhoumy", company, without)).toMatchObject({ code: "0" });
    expect(await save("zhoumy", company, all)).toMatchObject({ code: "0" });
  });
});

test("a code that a newer version no longer knows binds nobody's hands", async () => {
  const roleId = await addRole([{ code: "basicSetting.logs", operationFlag: 0 }]);
  const gone = { gsid: 1001, roleId, code: "basicSetting.gone", operationFlag: 0 };
  await server.db.insertInto("rolePermission").values(gone).execute();
  const copyName = `${roleName}副本`;
  expect(await server.request("chenjie", "role.copy", { roleId, roleName: copyName })).toMatchObject({
    code: "0",
  });
  const { userId } = await server.db
    .selectFrom("staff")
    .select("userId")
    .where("account", "=", "sunli")
    .executeTakeFirstOrThrow();
  expect(await server.request("liuwei", "user.authorise", { userId, roleIds: [roleId] })).toMatchObject({
    code: "0",
  });
  expect(await save("chenjie", roleId, [])).toMatchObject({ code: "0" });
});

test("of two ways to set a role's codes at once one wins", async () => {
  const roleId = await addRole();
  const [first, second] = [[EDIT], [{ code: "basicSetting.logs", operationFlag: 0 }]];
  const { rowVersion } = await detail(roleId);
  const answers = await Promise.all(
    [first, second, first, second].map(
      async (permissions) =>
        await server.request("chenjie", "role.savePermissions", { roleId, permissions, rowVersion }),
    ),
  );
  expect(answers.map(({ code }) => code).toSorted()).toEqual(["0", "0410", "0410", "0410"]);
  const codes = new Set((await detail(roleId)).permissions.map(({ code }) => code));
  expect(codes.has(EDIT.code)).toBe(!codes.has("basicSetting.logs"));
});

test("who only sees may read roles and change nothing", async () => {
  const roleId = await idOf("主办会计");
  expect(await server.request("heqing", "role.detail", { roleId })).toMatchObject({ code: "0" });
  for (const [operation, params] of [
    ["role.add", { roleName }],
    ["role.update", { roleId, roleName }],
    ["role.copy", { roleId, roleName }],
    ["role.delete", { roleId }],
    ["role.savePermissions", { roleId, permissions: [] }],
  ] as const) {
    expect(await server.request("heqing", operation, params)).toMatchObject({ code: "0403" });
  }
});

test("another firm's role can be neither read nor changed", async () => {
  const roleId = await idOf("主办会计", 1002);
  const answers = [
    await server.request("zhoumy", "role.detail", { roleId }),
    await server.request("zhoumy", "role.update", { roleId, roleName }),
    await server.request("zhoumy", "role.copy", { roleId, roleName }),
    await server.request("zhoumy", "role.delete", { roleId }),
    await server.request("zhoumy", "role.savePermissions", { roleId, permissions: [] }),
    await server.request("zhoumy", "user.roleToUserList", { roleId }),
    await server.request("zhoumy", "user.roleAllUsers", { roleId }),
  ];
  expect(answers.map(({ code }) => code)).toEqual(Array.from(answers, () => "0404"));
});
