import { describe, expect, test } from "vitest";
import { DEMO_FIRMS } from "../../../../demo/demo-accounts.ts";
import { DEMO_PASSWORD } from "../../../../demo/demo-staff.ts";
import { takeTicket } from "../../../testing/test-server.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

const info = async (account: string) => {
  const { code, result } = await server.request(account, "session.customerInfo");
  expect(code).toBe("0");
  return result as { userBasicInfo: Record<string, unknown>; versionUserDtoList: { expireTime: string }[] };
};
const menu = async (account: string) => {
  const { result } = await server.request(account, "permission.userMenu", { appId: "console" });
  return result as { code: string; name: string; resourceType: string; operationFlag: number }[];
};

test("customer info tells who is signed in, where and when", async () => {
  const { userId } = await server.db
    .selectFrom("staff")
    .select("userId")
    .where("account", "=", "zhaomin")
    .executeTakeFirstOrThrow();
  expect(await info("zhaomin")).toEqual({
    userBasicInfo: {
      id: userId,
      name: "赵敏",
      account: "zhaomin",
      gsid: 1001,
      superAdmin: false,
      admin: false,
      branchAdmin: false,
      deptManager: true,
      status: 1,
      phone: expect.stringMatching(/^1\d\d\*{4}\d{4}$/),
    },
    dzgsDTO: { gsid: 1001, gsmc: "上海云帆财税咨询有限公司", dqbm: "31", productType: 1 },
    name: "上海云帆财税咨询有限公司",
    tenantProductList: [{ productId: 1, productName: "代账工作台" }],
    versionDtoList: [{ serviceTag: "ZZ", serviceVersion: "1001" }],
    versionUserDtoList: [{ expireTime: "2027-11-20 10:00:00" }],
    permission: true,
    initStatus: 2,
    serverTime: "2026-11-20 10:00:00",
    sharedLogin: false,
    watermark: false,
    loginExpireTime: "2026-11-21 10:00:00",
    idleMinutes: 0,
    hasPassword: true,
    lockByPin: false,
    passwordHint: DEMO_PASSWORD,
  });
});

test.each([
  ["zhoumy", "superAdmin"],
  ["chenjie", "admin"],
  ["liuwei", "branchAdmin"],
  ["zhaomin", "deptManager"],
  ["sunli", null],
])("the flags of %s say %s", async (account, kind) => {
  const { userBasicInfo } = await info(account);
  const flags = ["superAdmin", "admin", "branchAdmin", "deptManager"];
  expect(flags.filter((flag) => userBasicInfo[flag])).toEqual(kind === null ? [] : [kind]);
});

describe("each account gate has an account that shows it", () => {
  test.each([
    ["jiangnan", { userBasicInfo: { status: 0 } }],
    ["hanlu", { permission: null, versionDtoList: [] }],
    ["fenglei", { permission: false, initStatus: 2 }],
    ["yangfan", { permission: true, initStatus: 1 }],
    ["wujun", { versionDtoList: [{ serviceTag: "QJ" }] }],
    ["zhengyan", { versionDtoList: [{ serviceVersion: "1023" }] }],
    ["qianjin", { versionDtoList: [{ serviceTag: "GC" }], dzgsDTO: { gsid: 1002 } }],
  ])("%s", async (account, expected) => {
    expect(await info(account)).toMatchObject(expected);
  });

  test("shenyue is past her term", async () => {
    const { versionUserDtoList } = await info("shenyue");
    expect(versionUserDtoList[0]?.expireTime).toBe("2026-11-10 10:00:00");
  });

  test.each([
    ["jiangnan", "该账号已停用，请联系管理员开通权限"],
    ["shenyue", "账号已过期，有效期至2026-11-10，请联系客服人员"],
    ["yangfan", "请先开户再登录"],
  ])("%s may read about themselves and do nothing else", async (account, message) => {
    expect(await server.request(account, "userAdmin.list", { pageSize: 10 })).toMatchObject({
      status: 403,
      message,
    });
  });

  test("zhuling is known to the single sign-on only", async () => {
    const ticket = await takeTicket(server.app, "zhuling");
    expect(await server.requestWith(null, "session.exchangeTicket", { ticket })).toEqual({
      status: 200,
      code: "0007",
      message: "用户未注册",
      result: null,
    });
  });

  test("every offered account has a ticket to give", async () => {
    const accounts = DEMO_FIRMS.flatMap((firm) => firm.accounts);
    for (const { account } of accounts.filter(({ passwordDue }) => !passwordDue)) {
      expect(await takeTicket(server.app, account)).toMatch(/^[\w-]{40,}$/);
    }
  });
});

describe("the user menu", () => {
  test("gives the super administrator everything", async () => {
    const entries = await menu("zhoumy");
    expect(entries.length).toBeGreaterThan(50);
    expect(entries.every((entry) => entry.operationFlag === 0)).toBe(true);
    expect(entries.find((entry) => entry.code === "basicSetting.staffActions")).toEqual({
      code: "basicSetting.staffActions",
      name: "用户管理",
      resourceType: "MENU",
      operationFlag: 0,
    });
  });

  test("gives the auditor everything to see only", async () => {
    const [all, seen] = [await menu("zhoumy"), await menu("heqing")];
    expect(seen.map((entry) => entry.code)).toEqual(all.map((entry) => entry.code));
    expect(new Set(seen.map((entry) => entry.operationFlag))).toEqual(new Set([2]));
  });

  test("gives an accountant her roles' codes and the groups above them", async () => {
    const codes = (await menu("sunli")).map((entry) => entry.code);
    expect(codes).toContain("accountingCentre.taxConfirmation");
    expect(codes).toContain("customerCentre.customerInfo");
    expect(codes).not.toContain("customerCentre.customerInfo.delete");
    expect(codes.some((code) => code.startsWith("basicSetting"))).toBe(false);
  });

  test.each(["fenglei", "hanlu"])("gives %s, who has no permission, nothing", async (account) => {
    expect(await menu(account)).toEqual([]);
  });
});

test("departments come as the firm's own tree, in order", async () => {
  const { result } = await server.request("zhoumy", "department.tree");
  expect(result).toMatchObject([
    {
      deptName: "上海云帆财税",
      children: [
        { deptName: "总经办", children: [] },
        {
          deptName: "浦东分公司",
          children: [{ deptName: "会计一部" }, { deptName: "会计二部" }, { deptName: "外勤部" }],
        },
        { deptName: "闵行分公司", children: [{ deptName: "会计三部" }, { deptName: "客户成功部" }] },
        { deptName: "质控部" },
      ],
    },
  ]);
  expect((await server.request("qianjin", "department.tree")).result).toMatchObject([
    { deptName: "苏州锦程" },
  ]);
});

test("roles come in pages and by name", async () => {
  const page = async (params: object) =>
    (await server.request("zhoumy", "role.page", { pageNum: 1, pageSize: 4, ...params })).result as {
      list: { roleName: string }[];
      total: number;
    };
  const [first, second] = [await page({}), await page({ pageNum: 2 })];
  expect([first.total, first.list.length, second.list.length]).toEqual([6, 4, 2]);
  expect((await page({ roleName: "会计" })).list.map((role) => role.roleName)).toEqual([
    "会计主管",
    "主办会计",
  ]);
});
