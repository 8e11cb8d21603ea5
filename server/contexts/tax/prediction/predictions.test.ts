import { beforeAll, expect, test } from "vitest";
import { inService } from "../../../access/served-months.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";
import { openingKnown } from "../company-period/testing/opening-known.ts";
import { readShownAmounts } from "../../../testing/read-shown-amounts.ts";

const OCTOBER = { kjnd: 2026, kjqj: 10 };
const server = useTestServer();
let companyId: number;

beforeAll(async () => {
  const open = await server.db
    .selectFrom("companyPeriod as p")
    .innerJoin("company", "company.companyId", "p.companyId")
    .select("company.companyId")
    .where("p.gsid", "=", 1001)
    .where("p.kjnd", "=", 2026)
    .where("p.kjqj", "=", 10)
    .where("p.noticeTaxType", "=", 0)
    .where("p.predictionStatus", "=", 1)
    .where("company.taxlayerType", "=", "001")
    .where(inService(server.clock))
    .where(openingKnown)
    .where("company.isRemove", "=", 0)
    .orderBy("company.companyId")
    .executeTakeFirstOrThrow();
  companyId = open.companyId;
});

const rows = async () =>
  await server.db.selectFrom("companyPeriod").selectAll().where("companyId", "=", companyId).execute();
const row = async () => (await rows()).find(({ kjnd, kjqj }) => kjnd === 2026 && kjqj === 10);

test("the burden of the year is told without and with the month, beside last year's", async () => {
  const shares = (await rows()).flatMap(({ kjnd, kjqj, zzssfl }) =>
    zzssfl === null ? [] : [{ kjnd, kjqj, share: Number(zzssfl) }],
  );
  const earlier = shares.filter(({ kjnd, kjqj }) => kjnd === 2026 && kjqj < 10).map(({ share }) => share);
  const lastYear = shares.filter(({ kjnd }) => kjnd === 2025).map(({ share }) => share);
  const current = shares.find(({ kjnd, kjqj }) => kjnd === 2026 && kjqj === 10)?.share ?? 0;
  const mean = (list: readonly number[]) => list.reduce((sum, share) => sum + share, 0) / list.length;
  expect(earlier.length).toBeGreaterThan(1);
  const { result } = await server.request("chenjie", "prediction.selectionRate", {
    qyid: companyId,
    ...OCTOBER,
  });
  const { bnsflBhbq, qnsfl, bnqsBhbq, bnsfl } = result as Record<string, number | null>;
  expect(bnqsBhbq).toBe(earlier.length);
  expect(bnsflBhbq).toBeCloseTo(mean(earlier), 4);
  expect(bnsfl).toBeCloseTo((mean(earlier) * earlier.length + current) / (earlier.length + 1), 4);
  if (lastYear.length === 0) expect(qnsfl).toBeNull();
  else expect(qnsfl).toBeCloseTo(mean(lastYear), 4);
});

test("an estimate that is changed after it was confirmed is to be confirmed again", async () => {
  const confirmed = await server.request("chenjie", "taxConfirm.postConfirm", {
    ...OCTOBER,
    companyIdList: [companyId],
    noticeTaxReqList: await readShownAmounts(server, [companyId], OCTOBER),
  });
  expect(confirmed.result).toMatchObject({ successCount: 1 });
  const before = await row();
  const amount = Number(before?.zzshfjs);
  expect([Number(before?.qrzzse), before?.doubtState]).toEqual([amount, 0]);
  const change = async (zzshfjs: number) =>
    await server.request("chenjie", "prediction.change", {
      ...OCTOBER,
      qyId: companyId,
      predictionId: before?.id,
      zzshfjs,
      content: "客户补充了无票收入",
    });
  expect((await change(amount)).code).toBe("0");
  expect((await row())?.doubtState).toBe(0);
  expect((await change(amount + 100)).code).toBe("0");
  expect(await row()).toMatchObject({ doubtState: 3, zzshfjs: (amount + 100).toFixed(2) });
  await server.request("chenjie", "taxConfirm.postConfirm", {
    ...OCTOBER,
    companyIdList: [companyId],
    noticeTaxReqList: await readShownAmounts(server, [companyId], OCTOBER),
  });
  expect((await row())?.doubtState).toBe(0);
});
