import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { demonstration } from "../../../../demo/demonstration.ts";
import { USUAL_CALENDAR } from "../../../../src/domain/tax/filing-calendar.ts";
import type { FormAmount } from "../../../gateways/tax-bureau.ts";
import { jobEnd } from "../../../testing/follow-job.ts";
import { readShownOtherTaxes } from "../../../testing/read-shown-other-taxes.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";

/** The forms that have reached the bureau, and what it takes of them. */
const bureau: { readonly got: (readonly FormAmount[])[]; takes: (form: FormAmount) => FormAmount[] } = {
  got: [],
  takes: (form) => [form],
};
const gateways = {
  ...demonstration.gateways,
  taxBureau: {
    ...demonstration.gateways.taxBureau,
    declareOtherTaxes: async ({ taxes }: { readonly taxes: readonly FormAmount[] }) => {
      bureau.got.push(taxes);
      return await Promise.resolve(taxes.flatMap((form) => bureau.takes(form)));
    },
  },
};
/** 厦门's bureau has announced a day of its own, 福建's another one. */
const filingCalendar = USUAL_CALENDAR.map((year) =>
  year.year === 2026
    ? { ...year, placeEnds: { "3502": { "2026-11": "2026-11-19" }, "35": { "2026-11": "2026-11-18" } } }
    : year,
);
const server = useTestServer({ gateways, filingCalendar });
beforeEach(() => {
  bureau.got.length = 0;
  bureau.takes = (form) => [form];
});

const OCTOBER = { kjnd: 2026, kjqj: 10 };

interface Form {
  readonly id: number;
  readonly szid: number;
  readonly formName: string;
  readonly amount: number | null;
  readonly declaredAmount: number | null;
  readonly difference: number | null;
  readonly reportStatus: number;
  readonly declareUserName: string | null;
  readonly content: string | null;
  readonly rowVersion: string;
}

interface Month {
  readonly qyid: number;
  readonly companyName: string;
  readonly unfilledNum: number;
  readonly amount: number | null;
  readonly declaredAmount: number | null;
  readonly difference: number | null;
  readonly state: string;
  readonly content: string | null;
}

const call = async (operation: string, params: object, account = "chenjie") =>
  await server.request(account, operation, { ...OCTOBER, ...params });

async function list(params: object = {}): Promise<readonly Month[]> {
  const { result } = await call("taxDeclare.otherTax.page", { pageNum: 1, pageSize: 500, ...params });
  return (result as { readonly list: readonly Month[] }).list;
}

async function formsOf(qyid: number): Promise<readonly Form[]> {
  const { result } = await call("taxDeclare.otherTax.detail", { qyid });
  return (result as { readonly taxes: readonly Form[] }).taxes;
}

async function fill(qyid: number, amount: number): Promise<void> {
  for (const { id, rowVersion } of (await formsOf(qyid)).filter(({ reportStatus }) => reportStatus !== 1))
    expect(
      await server.request("chenjie", "taxDeclare.otherTax.save", { id, amount, rowVersion }),
    ).toMatchObject({ code: "0" });
}

const rowOf = async (qyid: number) => (await list()).find((row) => row.qyid === qyid);

/** A client with open forms, each filled in with this amount. */
async function ready(amount: number, besides: readonly number[] = []): Promise<number> {
  const first = (await list({ state: "open" })).find(({ qyid }) => !besides.includes(qyid));
  if (!first) throw new Error("no client has an open form");
  await fill(first.qyid, amount);
  return first.qyid;
}

async function submit(qyid: number, declareList: readonly object[]) {
  const { code, message, result } = await call("taxDeclare.batchSubmit", {
    scope: 1,
    qyIdList: [qyid],
    declareList,
  });
  if (code !== "0") throw new Error(message ?? code);
  return result as {
    readonly taskid: string | null;
    readonly failList: readonly { readonly reason: string }[];
  };
}

async function declare(qyid: number): Promise<string> {
  const { taskid, failList } = await submit(
    qyid,
    await readShownOtherTaxes(server, { ...OCTOBER, qyIdList: [qyid] }),
  );
  expect(failList).toEqual([]);
  await jobEnd(server, "chenjie", taskid ?? "");
  return taskid ?? "";
}

test("before other taxes are handed in each client stands with its taxes and amount, the others with the reason, and a late fee", async () => {
  const rows = await list({ state: "open" });
  const unfilled = rows.find(({ unfilledNum }) => unfilledNum > 0);
  const [declared] = await list({ state: "declared" });
  if (!unfilled || !declared) throw new Error("no such clients");
  const qyid = await ready(20_000, [unfilled.qyid]);
  const forms = await formsOf(qyid);
  const qyIdList = [qyid, unfilled.qyid, declared.qyid];
  const { result } = await call("taxDeclare.otherTax.preview", { qyIdList });
  const taxAmount = forms.filter(({ reportStatus }) => reportStatus !== 1).length * 20_000;
  expect(result).toMatchObject({
    deadline: "2026-11-16",
    lateRemark: expect.stringMatching(/^申报期至 2026-11-16 截止，已逾期 4 天，预计滞纳金 /),
    readyList: [{ qyId: qyid, taxAmount, szids: expect.arrayContaining([forms[0]?.szid]), reason: null }],
  });
  const { leftOutList } = result as { readonly leftOutList: readonly object[] };
  expect(leftOutList).toHaveLength(2);
  expect(leftOutList).toContainEqual(
    expect.objectContaining({
      companyName: declared.companyName,
      taxAmount: null,
      reason: "本期其他税种已申报",
    }),
  );
  expect(leftOutList).toContainEqual(
    expect.objectContaining({ qyId: unfilled.qyid, reason: expect.stringMatching(/尚未填写应缴税额$/) }),
  );
});

test("other taxes are declared with the amount that was shown: without one, or with another, nothing is handed in", async () => {
  const qyid = await ready(100);
  const seen = await readShownOtherTaxes(server, { ...OCTOBER, qyIdList: [qyid] });
  expect((await submit(qyid, [])).failList[0]?.reason).toBe("没有带上所见的税额，请刷新后重试");
  await fill(qyid, 250.5);
  const [now] = await readShownOtherTaxes(server, { ...OCTOBER, qyIdList: [qyid] });
  const amount = (yuan = 0) => yuan.toLocaleString("en-US", { minimumFractionDigits: 2 });
  expect((await submit(qyid, seen)).failList[0]?.reason).toBe(
    `税额已变动：所见 ${amount(seen[0]?.taxAmount)} 元，现为 ${amount(now?.taxAmount)} 元，请核对后重试`,
  );
  expect(await rowOf(qyid)).toMatchObject({ state: "open" });
  expect(bureau.got).toEqual([]);
});

test("what the bureau took is kept with who handed it in, and a difference stands in the list and beside the tax", async () => {
  const qyid = await ready(300);
  const before = await formsOf(qyid);
  bureau.takes = (form) => [{ ...form, amount: 288.8 }];
  await declare(qyid);
  const handed = before.filter(({ reportStatus }) => reportStatus !== 1);
  expect(bureau.got).toEqual([handed.map(({ szid, formName }) => ({ szid, formName, amount: 300 }))]);
  const { name } = await server.db
    .selectFrom("staff")
    .select("name")
    .where("account", "=", "chenjie")
    .executeTakeFirstOrThrow();
  const forms = await formsOf(qyid);
  for (const { id } of handed)
    expect(forms.find((form) => form.id === id)).toMatchObject({
      amount: 300,
      declaredAmount: 288.8,
      difference: -11.2,
      reportStatus: 1,
      declareUserName: name,
      content: null,
    });
  const row = await rowOf(qyid);
  expect(row?.state).toBe("declared");
  expect(row?.difference).toBeCloseTo(-11.2 * handed.length, 2);
});

test("a form that the bureau does not name was not taken", async () => {
  const qyid = await ready(120);
  bureau.takes = () => [];
  await declare(qyid);
  const failed = (await formsOf(qyid)).filter(({ reportStatus }) => reportStatus === 3);
  expect(failed.length).toBeGreaterThan(0);
  for (const { content, formName, declaredAmount } of failed) {
    expect(content).toBe(`税局没有受理${formName}，请核对后重新提交`);
    expect(declaredAmount).toBeNull();
  }
  expect(await rowOf(qyid)).toMatchObject({ state: "failed" });
});

test("a task that runs again hands in neither another amount than was shown nor what is declared", async () => {
  const qyid = await ready(77);
  const taskid = await declare(qyid);
  const again = async () => {
    bureau.got.length = 0;
    await server.db
      .updateTable("job")
      .set({ status: 2, resume: null })
      .where("taskid", "=", taskid)
      .execute();
    expect(await server.request("zhoumy", "job.retry", { taskid })).toMatchObject({ code: "0" });
    return await jobEnd(server, "chenjie", taskid);
  };
  expect(await again()).toMatchObject({ message: "1 家企业的其他税种申报成功" });
  expect(bureau.got).toEqual([]);
  const [form] = await formsOf(qyid);
  await server.db
    .updateTable("plainRecord")
    .set({ fields: sql<string>`fields || '{"reportStatus": 3, "amount": 99}'::jsonb` })
    .where("id", "=", form?.id ?? 0)
    .execute();
  expect(await again()).toMatchObject({
    message: expect.stringMatching(/^0 家企业申报成功，1 家申报失败。.*税额已变动：/),
  });
  expect(bureau.got).toEqual([]);
  expect(await rowOf(qyid)).toMatchObject({
    state: "failed",
    content: expect.stringMatching(/^税额已变动：/),
  });
});

test.each([
  ["a city with a bureau of its own", { provinceId: "3502", areaId: "350203" }, "2026-11-19"],
  ["a city that a province has", { provinceId: "35", areaId: "350102" }, "2026-11-18"],
  ["a city that names its province alone", { provinceId: "35", areaId: "350203" }, "2026-11-19"],
  ["a place without a day of its own", { provinceId: "2102", areaId: "210202" }, "2026-11-16"],
])("the last day of other taxes is that of the bureau: %s", async (_place, place, deadline) => {
  const qyid = await ready(100);
  const before = await server.db
    .selectFrom("company")
    .select(["provinceId", "areaId"])
    .where("companyId", "=", qyid)
    .executeTakeFirstOrThrow();
  const move = async (to: { readonly provinceId: string; readonly areaId: string | null }) =>
    await server.db.updateTable("company").set(to).where("companyId", "=", qyid).execute();
  await move(place);
  const { result } = await call("taxDeclare.otherTax.preview", { qyIdList: [qyid] });
  await move(before);
  expect(result).toMatchObject({
    deadline,
    lateRemark: expect.stringContaining(`申报期至 ${deadline} 截止`),
  });
});

test("a form that is prepared while the others are handed in keeps them from nothing, and stays", async () => {
  const qyid = await ready(55);
  const taskid = await declare(qyid);
  const forms = await formsOf(qyid);
  const prepared = await server.db
    .insertInto("plainRecord")
    .columns(["gsid", "resource", "companyId", "kjnd", "kjqj", "createTime", "updateTime", "fields"])
    .expression(
      server.db
        .selectFrom("plainRecord")
        .select(["gsid", "resource", "companyId", "kjnd", "kjqj", "createTime", "updateTime"])
        .select(
          sql<string>`fields || '{"reportStatus": 0, "amount": null, "formName": "印花税申报表（次报）"}'::jsonb`.as(
            "fields",
          ),
        )
        .where("id", "=", forms[0]?.id ?? 0),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  const ids = forms.map(({ id }) => id);
  await server.db
    .updateTable("plainRecord")
    .set({ fields: sql<string>`fields || '{"reportStatus": 2}'::jsonb` })
    .where("id", "in", ids)
    .execute();
  bureau.got.length = 0;
  await server.db
    .updateTable("job")
    .set({
      status: 2,
      resume: null,
      params: JSON.stringify({
        ...OCTOBER,
        companyIds: [qyid],
        amounts: [{ qyId: qyid, taxAmount: forms.reduce((sum, { amount }) => sum + (amount ?? 0), 0) }],
      }),
    })
    .where("taskid", "=", taskid)
    .execute();
  expect(await server.request("zhoumy", "job.retry", { taskid })).toMatchObject({ code: "0" });
  expect(await jobEnd(server, "chenjie", taskid)).toMatchObject({ message: "1 家企业的其他税种申报成功" });
  expect(bureau.got.flat()).toHaveLength(forms.length);
  expect((await formsOf(qyid)).find(({ id }) => id === prepared.id)).toMatchObject({ reportStatus: 0 });
});

test("a client that is not served in the month is left out by name", async () => {
  const qyid = await ready(66);
  await server.db
    .updateTable("company")
    .set({ beginDate: "2026-11-01" })
    .where("companyId", "=", qyid)
    .execute();
  const { failList } = await submit(qyid, [{ qyId: qyid, taxAmount: 66 }]);
  expect(failList.map(({ reason }) => reason)).toEqual(["本期不在服务期内，不能申报"]);
});
