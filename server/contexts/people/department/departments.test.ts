import { beforeEach, describe, expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";
import type { DepartmentNode } from "./department-tree.ts";

const server = useTestServer();
let made = 0;
let deptName: string;
beforeEach(() => {
  made += 1;
  deptName = `新部门${made}`;
});

const idOf = async (name: string, gsid = 1001) =>
  (
    await server.db
      .selectFrom("department")
      .select("deptId")
      .where("deptName", "=", name)
      .where("gsid", "=", gsid)
      .executeTakeFirstOrThrow()
  ).deptId;
const flat = (nodes: readonly DepartmentNode[]): DepartmentNode[] =>
  nodes.flatMap((node) => [node, ...flat(node.children)]);
const tree = async (account = "zhoumy") =>
  (await server.request(account, "department.tree")).result as DepartmentNode[];
const find = async (deptId: number) => flat(await tree()).find((node) => node.deptId === deptId);
const add = async (parentId: number, name = deptName) =>
  (
    (await server.request("chenjie", "department.add", { parentId, deptName: name })).result as {
      deptId: number;
    }
  ).deptId;
const move = async (deptId: number, parentId: number) =>
  await server.request("chenjie", "department.move", { deptId, parentId });
const setBranch = async (deptId: number, branch: 0 | 1) =>
  await server.request("chenjie", "department.auth.save", { deptId, branch });

test("the tree counts the users of a department and of those below it, without deleted ones", async () => {
  const nodes = flat(await tree());
  const counts = new Map(nodes.map((node) => [node.deptName, node.userCount]));
  expect(counts.get("会计一部")).toBe(8);
  expect(counts.get("浦东分公司")).toBe(
    1 + ["会计一部", "会计二部", "外勤部"].reduce((sum, name) => sum + (counts.get(name) ?? 0), 0),
  );
  expect(counts.get("上海云帆财税")).toBe(39);
});

describe("adding", () => {
  test("puts a department last under its parent", async () => {
    const parentId = await idOf("浦东分公司");
    const deptId = await add(parentId);
    expect((await find(parentId))?.children.at(-1)).toMatchObject({
      deptId,
      deptName,
      userCount: 0,
      branch: 0,
    });
  });

  test("names are unique among the children of one parent", async () => {
    const [parentId, elsewhere] = [await idOf("浦东分公司"), await idOf("闵行分公司")];
    expect(
      await server.request("chenjie", "department.add", { parentId, deptName: "会计一部" }),
    ).toMatchObject({
      code: "0400",
      result: { fieldErrors: [{ path: "deptName", message: "同一上级部门下已有「会计一部」" }] },
    });
    expect(await add(elsewhere, "外勤部")).toBeGreaterThan(0);
  });

  test("a name has at most 20 characters", async () => {
    const parentId = await idOf("质控部");
    expect(
      await server.request("chenjie", "department.add", { parentId, deptName: "长".repeat(21) }),
    ).toMatchObject({
      code: "0400",
      result: { fieldErrors: [{ path: "deptName", message: "部门名称最多 20 个字符" }] },
    });
    expect(await add(parentId, "长".repeat(20))).toBeGreaterThan(0);
  });

  test("six levels are allowed, a seventh is not", async () => {
    let parentId = await idOf("总经办");
    for (let level = 3; level <= 6; level += 1) parentId = await add(parentId);
    expect(await server.request("chenjie", "department.add", { parentId, deptName })).toMatchObject({
      code: "0409",
      message: "部门最多 6 级，不能再建下级部门",
    });
  });

  test("repeating an intent makes one department", async () => {
    const params = { parentId: await idOf("质控部"), deptName };
    const first = await server.request("chenjie", "department.add", params, "department-add-twice");
    expect(await server.request("chenjie", "department.add", params, "department-add-twice")).toEqual(first);
    expect(flat(await tree()).filter((node) => node.deptName === deptName)).toHaveLength(1);
  });
});

test("a department is renamed, but not to the name of its neighbour", async () => {
  const parentId = await idOf("质控部");
  const [deptId, neighbour] = [await add(parentId), await add(parentId, `${deptName}乙`)];
  const rename = async (name: string) =>
    await server.request("chenjie", "department.update", { deptId, deptName: name });
  expect(await rename(`${deptName}丙`)).toMatchObject({ code: "0" });
  expect(await rename(`${deptName}丙`)).toMatchObject({ code: "0" });
  expect((await find(deptId))?.deptName).toBe(`${deptName}丙`);
  expect(await rename(`${deptName}乙`)).toMatchObject({ code: "0400" });
  expect((await find(neighbour))?.deptName).toBe(`${deptName}乙`);
});

describe("moving", () => {
  test("takes along what is below", async () => {
    const [from, to] = [await idOf("质控部"), await idOf("客户成功部")];
    const deptId = await add(from);
    const below = await add(deptId);
    expect(await move(deptId, to)).toMatchObject({ code: "0" });
    expect((await find(to))?.children.map((child) => child.deptId)).toEqual([deptId]);
    expect((await find(deptId))?.children.map((child) => child.deptId)).toEqual([below]);
  });

  test("is refused under itself, too deep, onto a taken name, and for the top", async () => {
    const [top, quality] = [await idOf("上海云帆财税"), await idOf("质控部")];
    const deptId = await add(quality);
    const below = await add(deptId, `${deptName}下级`);
    const refused = async (parentId: number) =>
      ((await move(deptId, parentId)).result as { fieldErrors: { message: string }[] }).fieldErrors[0]
        ?.message;
    expect(await refused(deptId)).toBe("不能移动到自己或自己的下级部门");
    expect(await refused(below)).toBe("不能移动到自己或自己的下级部门");
    let deep = await add(quality, `${deptName}深`);
    for (let level = 4; level <= 5; level += 1) deep = await add(deep, `${deptName}深${level}`);
    expect(await refused(deep)).toBe("移动后部门超过 6 级，请选择更上级的部门");
    await add(await idOf("总经办"));
    expect(await refused(await idOf("总经办"))).toBe(`同一上级部门下已有「${deptName}」`);
    expect(await move(top, quality)).toMatchObject({ code: "0409", message: "最上级部门不能移动" });
  });
});

describe("deleting", () => {
  const remove = async (deptId: number) => await server.request("chenjie", "department.delete", { deptId });

  test("takes an empty department", async () => {
    const deptId = await add(await idOf("质控部"));
    expect(await remove(deptId)).toMatchObject({ code: "0" });
    expect(await find(deptId)).toBeUndefined();
    expect(await remove(deptId)).toMatchObject({ code: "0404" });
  });

  test("is refused with staff, with departments below, and for the top", async () => {
    expect(await remove(await idOf("外勤部"))).toMatchObject({
      code: "0409",
      message: "「外勤部」还有员工，请先移到其他部门",
    });
    expect(await remove(await idOf("浦东分公司"))).toMatchObject({
      code: "0409",
      message: "「浦东分公司」还有下级部门，请先删除或移走",
    });
    expect(await remove(await idOf("上海云帆财税"))).toMatchObject({ message: "最上级部门不能删除" });
  });

  test("deleted users go to the department above, where records find them", async () => {
    const parentId = await idOf("质控部");
    const deptId = await add(parentId);
    await server.db.updateTable("staff").set({ deptId }).where("account", "=", "luwenbin").execute();
    expect(await remove(deptId)).toMatchObject({ code: "0" });
    const { deptId: now } = await server.db
      .selectFrom("staff")
      .select("deptId")
      .where("account", "=", "luwenbin")
      .executeTakeFirstOrThrow();
    expect(now).toBe(parentId);
  });
});

describe("branches", () => {
  const check = async (deptId: number) =>
    (await server.request("chenjie", "department.auth.checkSetBranch", { deptId })).result;

  test("a department becomes a branch and an ordinary one again", async () => {
    const deptId = await add(await idOf("总经办"));
    expect(await check(deptId)).toEqual({ allowed: true, reason: null });
    expect(await setBranch(deptId, 1)).toMatchObject({ code: "0" });
    expect(await setBranch(deptId, 1)).toMatchObject({ code: "0" });
    expect((await find(deptId))?.branch).toBe(1);
    expect(await setBranch(deptId, 0)).toMatchObject({ code: "0" });
    expect((await find(deptId))?.branch).toBe(0);
  });

  test("branches do not nest, and the firm itself is none", async () => {
    const inside = await idOf("会计一部");
    const reason = "分公司「浦东分公司」下不能再有分公司「会计一部」";
    expect(await check(inside)).toEqual({ allowed: false, reason });
    expect(await setBranch(inside, 1)).toMatchObject({ code: "0409", message: reason });
    expect(await setBranch(await idOf("上海云帆财税"), 1)).toMatchObject({
      message: "公司本部不能设为分公司",
    });
    const deptId = await add(await idOf("总经办"));
    await setBranch(deptId, 1);
    expect(await move(deptId, await idOf("浦东分公司"))).toMatchObject({
      code: "0400",
      message: `分公司「浦东分公司」下不能再有分公司「${deptName}」`,
    });
  });

  test("a branch with an administrator stays one", async () => {
    expect(await setBranch(await idOf("浦东分公司"), 0)).toMatchObject({
      code: "0409",
      message: "「刘伟」还是该分公司的管理员，请先修改其用户类型",
    });
  });

  test("the branch tree holds the firm with its branches; a branch administrator sees their own", async () => {
    const [top] = (await server.request("heqing", "department.branchTree")).result as DepartmentNode[];
    expect(top?.children.map((branch) => branch.deptName)).toEqual(
      expect.arrayContaining(["浦东分公司", "闵行分公司"]),
    );
    expect(top?.children.every((branch) => branch.branch === 1)).toBe(true);
    const ownTree = (await server.request("liuwei", "department.branchTree")).result as DepartmentNode[];
    expect(ownTree.map((branch) => branch.deptName)).toEqual(["浦东分公司"]);
  });
});

test("the users of a department are those below it too", async () => {
  const names = async (deptId: number) =>
    (
      (await server.request("heqing", "department.auth.users", { deptId })).result as { userName: string }[]
    ).map(({ userName }) => userName);
  expect(await names(await idOf("外勤部"))).toEqual(["蔡明月", "潘晨曦", "余建国", "于洋"]);
  expect(await names(await idOf("浦东分公司"))).toEqual(expect.arrayContaining(["刘伟", "赵敏", "蔡明月"]));
});

test("who only sees, or has no code, changes nothing", async () => {
  const deptId = await idOf("外勤部");
  for (const account of ["heqing", "zhaomin"]) {
    for (const [operation, params] of [
      ["department.add", { parentId: deptId, deptName }],
      ["department.update", { deptId, deptName }],
      ["department.move", { deptId, parentId: await idOf("质控部") }],
      ["department.delete", { deptId }],
      ["department.auth.save", { deptId, branch: 1 }],
      ["department.exportDistribution", {}],
    ] as const) {
      expect(await server.request(account, operation, params)).toMatchObject({ code: "0403" });
    }
  }
});

describe("a branch administrator", () => {
  test("shapes the departments of their branch", async () => {
    const [parentId, elsewhere] = [await idOf("浦东分公司"), await idOf("会计二部")];
    const added = await server.request("liuwei", "department.add", { parentId, deptName });
    const { deptId } = added.result as { deptId: number };
    for (const [operation, params] of [
      ["department.update", { deptId, deptName: `${deptName}改` }],
      ["department.move", { deptId, parentId: elsewhere }],
      ["department.delete", { deptId }],
    ] as const) {
      expect(await server.request("liuwei", operation, params)).toMatchObject({ code: "0" });
    }
  });

  test("changes nothing outside of it, and moves nothing in or out", async () => {
    const [outside, inside] = [await idOf("会计三部"), await idOf("外勤部")];
    const before = await tree();
    const refused = { code: "0409", message: "「会计三部」不在您管理的部门，不能操作" };
    for (const [operation, params] of [
      ["department.add", { parentId: outside, deptName }],
      ["department.update", { deptId: outside, deptName }],
      ["department.move", { deptId: outside, parentId: inside }],
      ["department.move", { deptId: inside, parentId: outside }],
      ["department.delete", { deptId: outside }],
      ["department.auth.save", { deptId: outside, branch: 1 }],
    ] as const) {
      expect(await server.request("liuwei", operation, params)).toMatchObject(refused);
    }
    expect(await tree()).toEqual(before);
  });
});

test("two moves at once cannot hang departments under each other", async () => {
  const parentId = await idOf("质控部");
  for (let round = 0; round < 5; round += 1) {
    const [first, second] = [await add(parentId, `甲${round}`), await add(parentId, `乙${round}`)];
    const answers = await Promise.all([move(first, second), move(second, first)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(["0", "0400"]);
    expect([await find(first), await find(second)]).not.toContain(undefined);
  }
});

test("another firm's department can be neither read nor changed", async () => {
  const deptId = await idOf("会计部", 1002);
  const neighbour = await idOf("质控部");
  const answers = [
    await server.request("zhoumy", "department.update", { deptId, deptName }),
    await server.request("zhoumy", "department.delete", { deptId }),
    await server.request("zhoumy", "department.move", { deptId, parentId: neighbour }),
    await server.request("zhoumy", "department.auth.save", { deptId, branch: 1 }),
    await server.request("zhoumy", "department.auth.checkSetBranch", { deptId }),
    await server.request("zhoumy", "department.auth.users", { deptId }),
    await server.request("zhoumy", "department.exportDistribution", { deptId }),
  ];
  expect(answers.map(({ code }) => code)).toEqual(Array.from(answers, () => "0404"));
  expect(await server.request("zhoumy", "department.add", { parentId: deptId, deptName })).toMatchObject({
    result: { fieldErrors: [{ path: "parentId" }] },
  });
  expect(await move(neighbour, deptId)).toMatchObject({ result: { fieldErrors: [{ path: "parentId" }] } });
});
