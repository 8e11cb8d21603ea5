import { beforeAll, expect, test } from "vitest";
import { inService } from "../../../access/served-months.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";

const OCTOBER = { kjnd: 2026, kjqj: 10 };
const server = useTestServer();
let general: number;
let small: number;

beforeAll(async () => {
  general = await openCompany("001");
  small = await openCompany("101");
});

async function openCompany(taxlayerType: string): Promise<number> {
  const { companyId } = await server.db
    .selectFrom("companyPeriod as p")
    .innerJoin("company", "company.companyId", "p.companyId")
    .select("company.companyId")
    .where("p.gsid", "=", 1001)
    .where("company.taxlayerType", "=", taxlayerType)
    .where(inService(server.clock))
    .where("company.isRemove", "=", 0)
    .where("p.kjnd", "=", 2026)
    .where("p.kjqj", "=", 10)
    .where("p.noticeTaxType", "=", 0)
    .orderBy("company.companyId")
    .executeTakeFirstOrThrow();
  return companyId;
}

const save = async (qyId: number, specialConditions: readonly object[]) =>
  await server.request("chenjie", "specialCase.confirmTempSave", { ...OCTOBER, qyId, specialConditions });
const detail = async (qyId: number) =>
  (await server.request("chenjie", "specialCase.detail", { ...OCTOBER, qyId })).result;
const types = async (params: object = {}) =>
  (await server.request("chenjie", "specialCase.typeList", params)).result as {
    id: number;
    name: string;
    code: string;
    nsrType: string | null;
  }[];

test("the kinds of special cases have number, code and name, and say whose they are", async () => {
  expect((await types()).map(({ id, code, name, nsrType }) => [id, code, name, nsrType])).toEqual([
    [1, "jxzc", "进项税额转出", "001"],
    [2, "fwskf", "防伪税控费", null],
    [3, "lkys", "旅客运输服务抵扣", "001"],
    [4, "wdyj", "外地预缴", null],
    [5, "wpsr", "无票收入", null],
    [6, "qt", "其他", null],
  ]);
  expect((await types({ nsrType: "101" })).map(({ id }) => id)).toEqual([2, 4, 5, 6]);
});

test("what is saved has amount, remark and attachments, pictures apart from other files", async () => {
  const annexList = [
    { name: "转出明细.png", url: "/files/1", fileType: 1 },
    { name: "说明.pdf", url: "/files/2", fileType: 2 },
  ];
  const saved = await save(general, [{ specialType: 1, amount: 1200.5, bz: "用于集体福利", annexList }]);
  expect(saved.result).toEqual({ savedCount: 1, incompleteList: [] });
  expect(await detail(general)).toEqual({
    specialConditions: [
      {
        specialType: 1,
        specialTypeName: "进项税额转出",
        amount: 1200.5,
        amountTitle: "转出税额",
        sl: null,
        hsbz: null,
        pjlx: null,
        pmje: null,
        bz: "用于集体福利",
        annexUrlList: {
          imageUrlList: [{ name: "转出明细.png", url: "/files/1" }],
          fileUrlList: [{ name: "说明.pdf", url: "/files/2" }],
        },
        annexList,
      },
    ],
    redLetterCount: 0,
    xxNoTicketCount: 0,
    lockedReason: null,
    incompleteList: [],
    isAnnexMissing: false,
    usualRate: expect.any(Number),
    rates: [0, 0.01, 0.03, 0.05, 0.06, 0.09, 0.13],
    quarterList: [],
    rowVersion: expect.any(String),
  });
});

test("what is incomplete is kept, and said to be", async () => {
  const saved = await save(general, [
    { specialType: 1, amount: 100 },
    { specialType: 2 },
    { specialType: 3 },
  ]);
  expect(saved.result).toEqual({
    savedCount: 3,
    incompleteList: ["进项税额转出：备注", "防伪税控费：金额", "旅客运输服务抵扣：附件"],
  });
});

test("an amount is a number", async () => {
  expect(await save(general, [{ specialType: 2, amount: "二百八" }])).toMatchObject({
    code: "0400",
    result: { fieldErrors: [{ path: "specialConditions.0.amount" }] },
  });
});

test("income without invoices that is there stays, another case goes", async () => {
  await save(general, [{ specialType: 5, amount: 3000 }, { specialType: 6 }]);
  expect(await save(general, [{ specialType: 6 }])).toMatchObject({
    code: "0409",
    message: "该企业已有无票收入，不能移除无票收入申报",
  });
  expect((await save(general, [{ specialType: 5, amount: 0 }])).result).toMatchObject({ savedCount: 1 });
  expect((await save(general, [])).result).toMatchObject({ savedCount: 0 });
});

test("a small-scale taxpayer has no input tax to transfer out", async () => {
  expect(await save(small, [{ specialType: 1, amount: 100, bz: "转出" }])).toMatchObject({
    code: "0400",
    message: "小规模纳税人不适用此类特殊情况",
  });
  expect((await save(small, [{ specialType: 2, amount: 280 }])).code).toBe("0");
});

test("a month that is over keeps what it has declared, and so does one whose client has been told", async () => {
  const past = await server.request("chenjie", "specialCase.confirmTempSave", {
    kjnd: 2026,
    kjqj: 5,
    qyId: general,
    specialConditions: [],
  });
  expect(past).toMatchObject({ code: "0409", message: "历史账期不能修改特殊情况申报" });
  const { id, companyId } = await server.db
    .selectFrom("companyPeriod")
    .select(["id", "companyId"])
    .where("gsid", "=", 1001)
    .where("kjnd", "=", 2026)
    .where("kjqj", "=", 10)
    .where("noticeTaxType", "=", 1)
    .executeTakeFirstOrThrow();
  for (const [state, message] of [
    [{ noticeTaxType: 1, taxDeclareStatus: 0 }, "本期税款已通知，如需修改请先撤销通知"],
    [{ noticeTaxType: 1, taxDeclareStatus: 1 }, "本期增值税正在申报，不能修改特殊情况申报"],
    [{ noticeTaxType: 2, taxDeclareStatus: 2 }, "本期税款已申报、待缴款，不能修改特殊情况申报"],
    [{ noticeTaxType: 3, taxDeclareStatus: 2 }, "本期税款已完税，不能修改特殊情况申报"],
  ] as const) {
    await server.db.updateTable("companyPeriod").set(state).where("id", "=", id).execute();
    expect(await detail(companyId)).toMatchObject({ lockedReason: message });
    expect(await save(companyId, [])).toMatchObject({ code: "0409", message });
  }
});

test("the sheet says what is missing, how much income without invoices there is, and what the quarter's earlier months declared", async () => {
  await save(general, [
    { specialType: 3, amount: 90 },
    { specialType: 5, amount: 3000 },
  ]);
  expect(await detail(general)).toMatchObject({
    isAnnexMissing: true,
    incompleteList: ["旅客运输服务抵扣：附件"],
    xxNoTicketCount: 1,
  });
  const { nsqxdm } = await server.db
    .selectFrom("company")
    .select("nsqxdm")
    .where("companyId", "=", small)
    .executeTakeFirstOrThrow();
  await server.db.updateTable("company").set({ nsqxdm: "08" }).where("companyId", "=", small).execute();
  const declared = { ...OCTOBER, qyId: small, specialConditions: [{ specialType: 5, amount: 500 }] };
  expect((await server.request("chenjie", "specialCase.confirmTempSave", declared)).code).toBe("0");
  const later = await server.request("chenjie", "specialCase.detail", { kjnd: 2026, kjqj: 12, qyId: small });
  expect(later.result).toMatchObject({
    quarterList: [{ kjqj: 10, specialTypeName: "无票收入", amount: 500 }],
    rates: [0.01, 0.03, 0.05],
  });
  await server.db.updateTable("company").set({ nsqxdm }).where("companyId", "=", small).execute();
});
