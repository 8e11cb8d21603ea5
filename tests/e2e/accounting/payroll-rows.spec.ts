import { expect } from "@playwright/test";
import { type Api, signInToApi } from "../app/api.ts";
import { companyWith, PEOPLE, payrollOf } from "../app/payroll.ts";
import { pasteText } from "../app/sheet.ts";
import { test } from "../app/test.ts";

const PERIOD = { kjnd: 2026, kjqj: 10 };
const LABOUR = 3;
let zhoumy: Api;
test.beforeAll(async ({ app }) => {
  zhoumy = await signInToApi(app.address, "zhoumy");
});

/** The people of a sheet with their income, as they are kept. */
async function paid(companyId: number): Promise<readonly (readonly [string, number])[]> {
  const { result } = await zhoumy.post("/api/fcp/web/salary/page", {
    ...PERIOD,
    companyId,
    pageNum: 1,
    pageSize: 100,
  });
  return (result as { list: readonly { xm: string; bqsr: number }[] }).list
    .map(({ xm, bqsr }) => [xm, bqsr] as const)
    .toSorted(([left], [right]) => left.localeCompare(right));
}
