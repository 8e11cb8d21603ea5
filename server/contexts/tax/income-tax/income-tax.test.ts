import { expect, test } from "vitest";
import { jobEnd } from "../../../testing/follow-job.ts";
import { readShownFilings } from "../../../testing/read-shown-filings.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";

const Q3 = { kjnd: 2026, quarter: 3 };
const server = useTestServer();

interface Row {
  readonly companyId: number;
  readonly companyName: string;
  readonly filingId: number | null;
  readonly rowVersion: string | null;
  readonly calcStatus: number;
  readonly profitSource: number | null;
  readonly isAdjusted: number;
  readonly lrze: number;
  readonly mbks: number;
  readonly ynssde: number;
  readonly ynsdse: number;
  readonly jmsdse: number;
  readonly yyjse: number;
  readonly ybtse: number | null;
  readonly noticeTaxType: number;
  readonly toldAmount: number | null;
  readonly difference: number | null;
  readonly doubtState: number;
  readonly taxDeclareStatus: number;
  readonly deadline: string;
}

type Tax = "corporate" | "operating";

const call = async (tax: Tax, name: string, params: object, account = "chenjie") =>
  await server.request(account, `incomeTax.${tax}.${name}`, { ...Q3, ...params });
/** Does this to notices or declarations with the amounts that the screen shows. */
const act = async (
  tax: Tax,
  name: "confirmTax" | "batchSubmit",
  params: { readonly qyIdList: readonly number[]; readonly [name: string]: unknown },
) => {
  const asked = { ...Q3, ...params };
  const { kjnd, quarter, qyIdList } = asked;
  const quarterOf = { kjnd, quarter };
  const shown = await readShownFilings(server, `incomeTax.${tax}.preview`, { ...quarterOf, qyIdList });
  const carried = name === "confirmTax" ? { noticeTaxReqList: shown } : { declareList: shown };
  return await call(tax, name, { ...params, ...carried });
};
const page = async (tax: Tax, params: object = {}, account = "chenjie") => {
  const { result } = await call(tax, "page", { pageNum: 1, pageSize: 500, ...params }, account);
  return result as {
    readonly list: readonly Row[];
    readonly total: number;
    readonly hj: Record<string, number>;
  };
};
const read = async (companyId: number, tax: Tax = "corporate") =>
  (await call(tax, "detail", { qyId: companyId })).result as Row & { readonly lines: readonly object[] };

const used = new Set<number>();
/** A client whose tax was not notified yet, another one each time. */
async function untold(due: boolean): Promise<Row> {
  const { list } = await page("corporate", { noticeTaxType: 0 });
  const row = list.find(
    ({ companyId, calcStatus, ybtse, isAdjusted }) =>
      !used.has(companyId) && calcStatus === 1 && isAdjusted === 0 && (ybtse ?? 0) > 1 === due,
  );
  if (!row) throw new Error("no client is left whose tax can be notified");
  used.add(row.companyId);
  return row;
}

test("each client is in one list: companies under corporate tax, persons' businesses under operating income", async () => {
  const [companies, traders] = [await page("corporate"), await page("operating")];
  expect(companies.total).toBeGreaterThan(0);
  expect(traders.total).toBeGreaterThan(0);
  const types = await server.db
    .selectFrom("company")
    .select(["companyId", "companyType"])
    .where(
      "companyId",
      "in",
      [...companies.list, ...traders.list].map(({ companyId }) => companyId),
    )
    .execute();
  const typeOf = new Map(types.map(({ companyId, companyType }) => [companyId, companyType]));
  expect(new Set(companies.list.map(({ companyId }) => typeOf.get(companyId)))).toEqual(new Set(["1"]));
  expect(new Set(traders.list.map(({ companyId }) => typeOf.get(companyId)))).toEqual(new Set(["2"]));
  const wrong = traders.list[0]?.companyId;
  expect(await call("corporate", "calculate", { qyIdList: [wrong] })).toMatchObject({
    result: { successCount: 0, failList: [{ reason: "不申报企业所得税" }] },
  });
  expect(await call("corporate", "detail", { qyId: wrong })).toMatchObject({ code: "0404" });
});

test("the sums are those of all rows, not of the page", async () => {
  const { list, hj } = await page("corporate");
  const first = await page("corporate", { pageSize: 5 });
  expect(first.list).toHaveLength(5);
  expect(first.hj).toEqual(hj);
  const sum = list.reduce((total, { ybtse }) => total + Math.round((ybtse ?? 0) * 100), 0);
  expect(Math.round((hj["ybtse"] ?? 0) * 100)).toBe(sum);
});

test("the profit is that of the books: of a ledger that begins the year with nothing, its 本年利润", async () => {
  const { list } = await page("corporate", { calcStatus: 0 });
  const waiting = list[0];
  if (!waiting) throw new Error("every client has been worked out");
  const { companyId } = waiting;
  expect(waiting.ybtse).toBeNull();
  const balance = await server.db
    .selectFrom("plainRecord as r")
    .innerJoin("plainRecord as s", (join) => join.onTrue())
    .select(["r.fields", "s.fields as subject"])
    .where("r.resource", "=", "subjectBalance")
    .where("s.resource", "=", "subject")
    .where("r.companyId", "=", companyId)
    .where("s.companyId", "=", companyId)
    .where("r.kjnd", "=", 2026)
    .where("r.kjqj", "=", 9)
    .execute();
  const yearProfit = balance
    .map(({ fields, subject }) => [asObject(fields), asObject(subject)] as const)
    .find(([, subject]) => subject["kmqc"] === "本年利润");
  expect(yearProfit).toBeDefined();
  await call("corporate", "calculate", { qyIdList: [companyId] });
  const worked = await read(companyId);
  expect(worked).toMatchObject({ calcStatus: 1, profitSource: 1, noticeTaxType: 0 });
  const ids = await subjectIds(companyId, "本年利润");
  const kept = balance
    .map(({ fields }) => asObject(fields))
    .find(({ subjectId }) => ids.has(Number(subjectId)));
  expect(worked.lrze).toBe(Number(kept?.["qmye"]));
  const taxable = Math.max(0, worked.lrze - worked.mbks);
  expect(worked.ynssde).toBeCloseTo(taxable, 2);
  const [tax, relief] = [25, 20].map((percent) => Math.round(taxable * percent) / 100);
  expect(worked.ybtse).toBeCloseTo(Math.max(0, Number(tax) - Number(relief) - worked.yyjse), 2);
});

function asObject(fields: unknown): Readonly<Record<string, unknown>> {
  return (typeof fields === "string" ? JSON.parse(fields) : fields) as Readonly<Record<string, unknown>>;
}

async function subjectIds(companyId: number, name: string): Promise<ReadonlySet<number>> {
  const subjects = await server.db
    .selectFrom("plainRecord")
    .select(["id", "fields"])
    .where("resource", "=", "subject")
    .where("companyId", "=", companyId)
    .execute();
  return new Set(subjects.filter(({ fields }) => asObject(fields)["kmqc"] === name).map(({ id }) => id));
}

test("without books the profit is that of the invoices, and says so", async () => {
  const { companyId } = await untold(true);
  await server.db
    .deleteFrom("plainRecord")
    .where("resource", "=", "subjectBalance")
    .where("companyId", "=", companyId)
    .execute();
  await call("corporate", "calculate", { qyIdList: [companyId] });
  const worked = await read(companyId);
  expect(worked).toMatchObject({ profitSource: 2, zcze: null });
  const sales = await server.db
    .selectFrom("invoice")
    .select((select) => ["jxxlx", select.fn.sum<string>("jehj").as("net")])
    .where("companyId", "=", companyId)
    .where("kjnd", "=", 2026)
    .where("kjqj", "<=", 9)
    .where("fpzt", "!=", 1)
    .groupBy("jxxlx")
    .execute();
  const of = (kind: number) => Number(sales.find(({ jxxlx }) => jxxlx === kind)?.net ?? 0);
  // Sales without invoices come on top.
  expect(worked.lrze).toBeGreaterThanOrEqual(Math.round((of(1) - of(0)) * 100) / 100);
  expect(JSON.stringify(worked.lines)).toContain("资产总额未取得，按符合条件计");
});

test("figures by hand stand in the place of those that were read, outlast a calculation, and are taken out again", async () => {
  const before = await untold(true);
  const named = { filingId: before.filingId, qyId: before.companyId };
  const adjusted = await call("corporate", "adjust", {
    ...named,
    rowVersion: before.rowVersion,
    lrze: 4_000_000,
    mbks: 0,
    yyjse: 100_000,
    content: "补提年终奖",
  });
  expect(adjusted).toMatchObject({ code: "0" });
  // 4,000,000 is above the limit of small enterprises: 25 %.
  const large = {
    isAdjusted: 1,
    byHandReason: "补提年终奖",
    profitSource: 3,
    sfxw: 0,
    jmsdse: 0,
    ybtse: 900_000,
  };
  expect(await read(before.companyId)).toMatchObject(large);
  await call("corporate", "calculate", { qyIdList: [before.companyId] });
  const after = await read(before.companyId);
  expect(after).toMatchObject(large);
  expect(
    await call("corporate", "adjust", {
      ...named,
      rowVersion: before.rowVersion,
      lrze: 1,
      content: "旧版本",
    }),
    "read before it was changed",
  ).toMatchObject({ code: "0410" });
  await call("corporate", "reset", named);
  expect(await read(before.companyId)).toMatchObject({
    isAdjusted: 0,
    lrze: before.lrze,
    ybtse: before.ybtse,
  });
});

const PENDING = { operationType: 1, paymentTimeType: 1 };

test("a client is told of its tax once, until that is taken back", async () => {
  const { companyId, companyName } = await untold(true);
  const qyIdList = [companyId];
  expect(await act("corporate", "confirmTax", { qyIdList, operationType: 1 })).toMatchObject({
    message: "请选择扣款时间",
  });
  const early = { qyIdList, operationType: 1, paymentTimeType: 0, paymentTime: "2026-11-19" };
  expect((await act("corporate", "confirmTax", early)).message).toContain("扣款日期应在 2026-11-20 至");
  expect(await act("corporate", "confirmTax", { qyIdList, ...PENDING, content: "请留足余额" })).toMatchObject(
    {
      result: { successCount: 1, failCount: 0 },
    },
  );
  expect(await read(companyId)).toMatchObject({
    noticeTaxType: 1,
    content: "请留足余额",
    paymentTimeType: 1,
  });
  const again = (await act("corporate", "confirmTax", { qyIdList, ...PENDING })).result;
  expect(again).toMatchObject({ successCount: 0, failList: [{ companyName, reason: "税款已通知" }] });
  const now = await read(companyId);
  const history = await server.request("chenjie", "taxNotice.history", {
    qyId: companyId,
    kjnd: 2026,
    kjqj: 9,
    szId: 3,
  });
  expect(history.result).toMatchObject([{ operationType: 1, content: "请留足余额", taxAmount: now.ybtse }]);
  await act("corporate", "confirmTax", { qyIdList, operationType: 2 });
  expect(await read(companyId)).toMatchObject({ noticeTaxType: 0, paymentTimeType: null, content: null });
});

test("what is not over, or has not been worked out, cannot be notified", async () => {
  const { companyId } = await untold(true);
  const q4 = { qyIdList: [companyId], ...PENDING, quarter: 4 };
  expect((await act("corporate", "confirmTax", q4)).result).toMatchObject({
    failList: [{ reason: "本季度尚未结束，不能通知税款" }],
  });
  const q1 = { qyIdList: [companyId], ...PENDING, kjnd: 2022, quarter: 1 };
  expect((await act("corporate", "confirmTax", q1)).result).toMatchObject({
    failList: [{ reason: "尚未测算税款，请先测算" }],
  });
  await call("corporate", "calculate", { qyIdList: [companyId], kjnd: 2022, quarter: 1 });
  expect((await act("corporate", "confirmTax", q1)).result).toMatchObject({
    failList: [{ reason: "2022年03期没有适用的企业所得税税率，请核对税款所属期" }],
  });
});

test("a prepayment is declared after its notice, and is paid before it is done; the next quarter counts it", async () => {
  const [trader] = (await page("operating", { noticeTaxType: 0 })).list;
  if (!trader) throw new Error("every sole trader has been told");
  const { companyId } = trader;
  const qyIdList = [companyId];
  await call("operating", "calculate", { qyIdList });
  const { filingId, rowVersion } = await read(companyId, "operating");
  const byHand = { qyId: companyId, filingId, rowVersion, lrze: 200_000, mbks: 0, jcfy: 50_000 };
  await call("operating", "adjust", { ...byHand, content: "收入未开票" });
  // 150,000 × 20 % − 10,500, halved.
  const worked = await read(companyId, "operating");
  expect(worked).toMatchObject({ ynsdse: 19_500, jmsdse: 9_750 });
  expect(worked.ybtse).toBeCloseTo(9_750 - worked.yyjse, 2);
  expect((await act("operating", "batchSubmit", { qyIdList })).result).toMatchObject({
    taskid: null,
    failList: [{ reason: "税款尚未通知客户，不能提交申报" }],
  });
  await act("operating", "confirmTax", { qyIdList, ...PENDING });
  const { taskid } = (await act("operating", "batchSubmit", { qyIdList })).result as { taskid: string };
  expect(await jobEnd(server, "chenjie", taskid)).toMatchObject({
    title: "提交2026年第3季度经营所得个人所得税预缴申报",
    status: 1,
  });
  const declared = await read(companyId, "operating");
  expect(declared).toMatchObject({ noticeTaxType: 2, taxDeclareStatus: 2 });
  expect((await act("operating", "confirmTax", { qyIdList, operationType: 2 })).result).toMatchObject({
    failList: [{ reason: "不是已通知状态，不能撤销通知" }],
  });
  await call("operating", "paymentStatus", { qyIdList, status: 1 });
  expect(await read(companyId, "operating")).toMatchObject({ noticeTaxType: 3 });
  await call("operating", "calculate", { qyIdList, quarter: 4 });
  const next = (await call("operating", "detail", { qyId: companyId, quarter: 4 })).result as Row;
  expect(next.yyjse).toBeCloseTo(declared.yyjse + (declared.ybtse ?? 0), 2);
});

test("nothing to pay is done with its declaration, and asks for no day of payment", async () => {
  const { companyId } = await untold(false);
  const qyIdList = [companyId];
  await act("corporate", "confirmTax", { qyIdList, operationType: 1 });
  expect(await read(companyId)).toMatchObject({ noticeTaxType: 1, paymentTimeType: 3 });
  expect(
    (await act("corporate", "confirmTax", { qyIdList, operationType: 3, paymentTimeType: 1 })).result,
  ).toMatchObject({
    failList: [{ reason: "没有应缴税款，无需扣款时间" }],
  });
});

test("another firm's clients, and those of colleagues, are not seen; what is late is told", async () => {
  const { companyId } = await untold(true);
  for (const name of ["detail", "calculate"])
    expect(
      await call("corporate", name, { qyId: companyId, qyIdList: [companyId] }, "qianjin"),
    ).not.toMatchObject({
      code: "0",
    });
  const own = await page("corporate", {}, "sunli");
  expect(own.total).toBeLessThan((await page("corporate")).total);
  const lateness = await call("corporate", "preview", { qyIdList: [companyId] });
  expect(lateness.result).toMatchObject({ deadline: "2026-10-26" });
  expect((lateness.result as { pendingRemark: string }).pendingRemark).toContain(
    "申报期已于 2026-10-26 截止",
  );
});

/** Lets sunli do what these codes stand for, and nothing else. */
async function grant(...codes: readonly string[]): Promise<void> {
  const permissions = codes.map((code) => ({ code, operationFlag: 0 }));
  const added = await server.request("zhoumy", "role.add", {
    roleName: codes.join("").slice(-20),
    permissions,
  });
  const { roleId } = added.result as { roleId: number };
  const { userId, gsid } = await server.db
    .selectFrom("staff")
    .select(["userId", "gsid"])
    .where("account", "=", "sunli")
    .executeTakeFirstOrThrow();
  await server.db.deleteFrom("staffRole").where("userId", "=", userId).execute();
  await server.db.insertInto("staffRole").values({ userId, roleId, gsid }).execute();
}

test("each list asks for its own right, and notices and declarations for that of tax confirmation", async () => {
  const { companyId } = await untold(true);
  const { userId } = await server.db
    .selectFrom("staff")
    .select("userId")
    .where("account", "=", "sunli")
    .executeTakeFirstOrThrow();
  await server.request("chenjie", "companyUserAuth.addUser", { companyId, userId });
  const codeOf = async (tax: Tax, name: string, params: object) =>
    (await call(tax, name, params, "sunli")).code;
  const paging = { pageNum: 1, pageSize: 10 };
  const qyIdList = [companyId];
  await grant("accountingCentre.corporateIncomeTax");
  expect(await codeOf("corporate", "page", paging)).toBe("0");
  expect(await codeOf("operating", "page", paging)).toBe("0403");
  expect(await codeOf("corporate", "calculate", { qyIdList })).toBe("0");
  for (const name of ["confirmTax", "batchSubmit", "paymentStatus"])
    expect(await codeOf("corporate", name, { qyIdList, ...PENDING, status: 1 }), name).toBe("0403");
  await grant("accountingCentre.personalTax");
  expect(await codeOf("operating", "page", paging)).toBe("0");
  expect(await codeOf("corporate", "page", paging)).toBe("0403");
});
