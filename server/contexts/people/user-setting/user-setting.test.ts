import { describe, expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

/** Two of 会计一部, one of another department, an administrator, and a user of another firm. */
const OWNER = "sunli";
const COLLEAGUE = "zhaomin";
const OUTSIDER = "heqing";
const ADMINISTRATOR = "chenjie";
const STRANGER = "qianjin";
const SCREEN = "setting.user-manage";

interface Filter {
  readonly id: number;
  readonly name: string;
  readonly conditions: object;
  readonly shared: boolean;
  readonly own: boolean;
  readonly removable: boolean;
  readonly ownerName: string;
  readonly deptName: string | null;
  readonly rowVersion: string;
}

const call = async (account: string, operation: string, params: object = {}) =>
  await server.request(account, `userSetting.${operation}`, params);
const filters = async (account: string) => (await call(account, "filter.list")).result as readonly Filter[];
const add = async (
  account: string,
  name: string,
  screen = SCREEN,
  conditions: object = { day: "last-month" },
) => await call(account, "filter.add", { screen, name, conditions });
const added = async (account: string, name: string, screen?: string) =>
  (await add(account, name, screen)).result as Filter;
const named = async (account: string, name: string) =>
  (await filters(account)).find((filter) => filter.name === name);

describe("settings of a screen", () => {
  const settings = async (account: string) => (await call(account, "query")).result;

  test("are one user's own, set as often as one likes, and taken back", async () => {
    const columns = { columns: [{ id: "phone", shown: false }], density: "compact" };
    const save = async (value: object | null) =>
      await call(OWNER, "save", { screen: SCREEN, part: "columns", value });
    expect(await save({ columns: [], density: "loose" })).toMatchObject({ code: "0", result: null });
    expect((await save(columns)).code).toBe("0");
    expect(await settings(OWNER)).toEqual([{ screen: SCREEN, part: "columns", value: columns }]);
    for (const account of [COLLEAGUE, ADMINISTRATOR, STRANGER]) expect(await settings(account)).toEqual([]);
    expect((await save(null)).code).toBe("0");
    expect(await settings(OWNER)).toEqual([]);
  });

  test("that are too long, of an unknown part, or too many are refused", async () => {
    const save = async (part: string, value: object, screen = SCREEN) =>
      await call(COLLEAGUE, "save", { screen, part, value });
    expect(await save("columns", { columns: ["列".repeat(20_000)] })).toMatchObject({
      code: "0400",
      message: "界面设置的内容过长，最多 20000 个字符",
    });
    expect(await save("colour", {})).toMatchObject({ code: "0400" });
    const { userId } = await server.db
      .selectFrom("staff")
      .select("userId")
      .where("account", "=", COLLEAGUE)
      .executeTakeFirstOrThrow();
    const many = Array.from({ length: 500 }, (_none, index) => ({
      gsid: 1001,
      userId,
      screen: `screen-${index}`,
      part: "columns",
      value: "{}",
      updateTime: server.clock.now(),
    }));
    await server.db.insertInto("userSetting").values(many).execute();
    expect(await save("columns", {}, "one-more")).toMatchObject({ code: "0409" });
    expect((await save("columns", { density: "loose" }, "screen-7")).code).toBe("0");
  });
});

describe("a saved filter", () => {
  test("is its owner's alone until they share it, then their department's, with their name", async () => {
    const { id, rowVersion } = await added(OWNER, "上月的");
    for (const account of [COLLEAGUE, OUTSIDER, ADMINISTRATOR, STRANGER])
      expect(await named(account, "上月的"), account).toBeUndefined();
    expect(await call(OWNER, "filter.update", { id, shared: true, rowVersion })).toMatchObject({ code: "0" });
    const sharedFilter = {
      id,
      conditions: { day: "last-month" },
      shared: true,
      ownerName: "孙丽",
      deptName: "会计一部",
    };
    expect(await named(OWNER, "上月的")).toMatchObject({ ...sharedFilter, own: true, removable: true });
    expect(await named(COLLEAGUE, "上月的")).toMatchObject({ ...sharedFilter, own: false, removable: false });
    expect(await named(ADMINISTRATOR, "上月的")).toMatchObject({
      ...sharedFilter,
      own: false,
      removable: true,
    });
    for (const account of [OUTSIDER, STRANGER])
      expect(await named(account, "上月的"), account).toBeUndefined();
    await call(OWNER, "filter.update", { id, shared: false });
    expect(await named(COLLEAGUE, "上月的")).toBeUndefined();
  });

  test("is renamed, changed and shared by its owner only; others of the department are told why not", async () => {
    const { id } = await added(OWNER, "只有我改");
    await call(OWNER, "filter.update", { id, shared: true });
    for (const change of [{ name: "别的" }, { conditions: {} }, { shared: false }])
      expect(await call(COLLEAGUE, "filter.update", { id, ...change })).toMatchObject({
        code: "0409",
        message: "「只有我改」由孙丽共享，只有孙丽可以修改",
      });
    expect(await call(COLLEAGUE, "filter.delete", { id })).toMatchObject({
      code: "0409",
      message: "「只有我改」由孙丽共享，只有孙丽和管理员可以删除",
    });
    for (const account of [OUTSIDER, STRANGER]) {
      expect(await call(account, "filter.update", { id, name: "别的", rowVersion: "0" })).toMatchObject({
        code: "0404",
      });
      expect(await call(account, "filter.delete", { id })).toMatchObject({ code: "0404" });
    }
    expect(await named(OWNER, "只有我改")).toMatchObject({ shared: true });
    const changed = await call(OWNER, "filter.update", { id, name: "改了", conditions: { phone: "138" } });
    expect(changed.result).toMatchObject({ name: "改了", conditions: { phone: "138" }, shared: true });
  });

  test("is removed by its owner, and by an administrator where it is shared", async () => {
    const filter = await added(OWNER, "自己删");
    expect(await call(ADMINISTRATOR, "filter.delete", { id: filter.id })).toMatchObject({ code: "0404" });
    expect((await call(OWNER, "filter.delete", { id: filter.id })).code).toBe("0");
    const { id } = await added(OWNER, "管理员删");
    await call(OWNER, "filter.update", { id, shared: true });
    expect((await call(ADMINISTRATOR, "filter.delete", { id })).code).toBe("0");
    expect(await named(OWNER, "管理员删")).toBeUndefined();
  });

  test("stays with the department when its owner goes to another, and is theirs alone when the department goes", async () => {
    const { id } = await added(OWNER, "留在一部");
    await call(OWNER, "filter.update", { id, shared: true });
    const department = async (name: string) =>
      await server.db
        .selectFrom("department")
        .select("deptId")
        .where("deptName", "=", name)
        .where("gsid", "=", 1001)
        .executeTakeFirstOrThrow();
    const move = async (name: string) =>
      await server.db
        .updateTable("staff")
        .set(await department(name))
        .where("account", "=", OWNER)
        .execute();
    await move("质控部");
    expect(await named(COLLEAGUE, "留在一部")).toMatchObject({ deptName: "会计一部" });
    expect(await named(OUTSIDER, "留在一部")).toBeUndefined();
    await move("会计一部");
  });

  test("has a name of its own on its screen; two tabs that use one name lose nothing", async () => {
    const { id } = await added(OWNER, "重名");
    expect(await add(OWNER, "重名")).toMatchObject({
      code: "0400",
      message: "已有名为「重名」的常用筛选",
    });
    expect((await add(OWNER, "重名", "customer.index")).code).toBe("0");
    expect((await add(COLLEAGUE, "重名")).code).toBe("0");
    const filter = await added(OWNER, "另一个");
    expect(await call(OWNER, "filter.update", { id: filter.id, name: "重名" })).toMatchObject({
      code: "0400",
    });
    const answers = await Promise.all([add(OWNER, "同时"), add(OWNER, "同时")]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(["0", "0400"]);
    expect((await call(OWNER, "filter.update", { id, name: "重名" })).code).toBe("0");
  });

  test("that another tab has changed meanwhile is not written over", async () => {
    const { id, rowVersion } = await added(OWNER, "两个窗口");
    const update = async (change: object) =>
      await call(OWNER, "filter.update", { id, rowVersion, ...change });
    expect((await update({ conditions: { phone: "138" } })).code).toBe("0");
    expect(await update({ conditions: { phone: "139" } })).toMatchObject({ code: "0410" });
    expect(await named(OWNER, "两个窗口")).toMatchObject({ conditions: { phone: "138" } });
  });

  test("has a short name, conditions of a bounded size, and not too many beside it", async () => {
    for (const name of ["", " 前后有空格 ", "长".repeat(21)])
      expect(await add(COLLEAGUE, name), name).toMatchObject({ code: "0400" });
    expect(await add(COLLEAGUE, "太大", SCREEN, { name: "一".repeat(4000) })).toMatchObject({
      code: "0400",
      message: "筛选条件的内容过长，最多 4000 个字符",
    });
    for (let count = 0; count < 30; count += 1)
      expect((await add(COLLEAGUE, `第${count}个`, "limits")).code).toBe("0");
    expect(await add(COLLEAGUE, "多一个", "limits")).toMatchObject({
      code: "0409",
      message: "每个列表最多保存 30 个常用筛选，请先删除不用的",
    });
  });
});
