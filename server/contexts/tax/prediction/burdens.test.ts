import { expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

const OCTOBER = { kjnd: 2026, kjqj: 10 };
const server = useTestServer();

const meanOf = (rates: readonly number[]) =>
  rates.length === 0 ? null : rates.reduce((sum, rate) => sum + rate, 0) / rates.length;

test("the burdens of a month stand beside those of the year without it, of the year, and of last year", async () => {
  const rows = await server.db
    .selectFrom("companyPeriod")
    .select(["companyId", "kjnd", "kjqj", "zzssfl"])
    .where("gsid", "=", 1001)
    .where("kjnd", "in", [2025, 2026])
    .where("zzssfl", "is not", null)
    .execute();
  const { companyId } =
    rows.find(
      (row) =>
        row.kjqj === 10 &&
        row.kjnd === 2026 &&
        rows.some((other) => other.companyId === row.companyId && other.kjnd === 2025),
    ) ?? {};
  if (companyId === undefined) throw new Error("no client has burdens of both years");
  const rates = (year: number, last: number) =>
    rows
      .filter((row) => row.companyId === companyId && row.kjnd === year && row.kjqj <= last)
      .map(({ zzssfl }) => Number(zzssfl));
  const { result } = await server.request("chenjie", "prediction.selectionRate", {
    ...OCTOBER,
    qyid: companyId,
  });
  const answer = result as Readonly<Record<"bnsflBhbq" | "bnsfl" | "qnsfl", number>>;
  expect(answer.bnsflBhbq).toBeCloseTo(meanOf(rates(2026, 9)) ?? 0, 5);
  expect(answer.bnsfl).toBeCloseTo(meanOf(rates(2026, 10)) ?? 0, 5);
  expect(answer.qnsfl).toBeCloseTo(meanOf(rates(2025, 12)) ?? 0, 5);
  expect(new Set(Object.values({ ...answer, bnqsBhbq: 0 })).size).toBeGreaterThan(3);
});
