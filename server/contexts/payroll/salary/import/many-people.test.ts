import { beforeAll, expect, test } from "vitest";
import { useTestServer } from "../../../../testing/use-test-server.ts";
import { fileOf } from "../testing/file-of.ts";
import { newPerson, type Payroll, payrollOffice } from "../testing/payroll-office.ts";
import { wageImports } from "../testing/wage-files.ts";

const TARGET = { companyId: 1_001_001, kjnd: 2026, kjqj: 11 };
const server = useTestServer();
let office: Payroll;
let imports: ReturnType<typeof wageImports>;
let wages: { readonly xctjid: number };
beforeAll(async () => {
  office = payrollOffice(server, TARGET.companyId);
  const [ryid = 0] = await office.hire({});
  const { result } = await office.pay(11, [{ ryid, jbgz: 1 }]);
  wages = { xctjid: (result as { xctjid: number }).xctjid };
  imports = wageImports(server, TARGET);
});

const TITLES = ["姓名", "证件号码", "手机号", "部门", "基本工资"];
const rowsOf = (count: number, since: number) =>
  Array.from({ length: count }, (_, index) => {
    const { xm, zjhm } = newPerson();
    return [xm, zjhm, `1390000${String(since + index)}`, "仓储部", 9_000 + index];
  });

test("a plan has no statements for each of its people", async () => {
  const ask = async (rows: ReturnType<typeof rowsOf>) => {
    const file = await fileOf(TITLES, ...rows);
    return await server.countStatements(async () => {
      await imports.plan("salary", file, wages);
    });
  };
  const [few, many] = [rowsOf(10, 1000), rowsOf(80, 2000)];
  // Far fewer than the seventy people more; the server has statements of its own in between.
  expect((await ask(many)) - (await ask(few))).toBeLessThan(35);
  await imports.bring("salary", await fileOf(TITLES, ...few, ...many), wages);
  const raised = (rows: typeof few) => rows.map((row) => [...row.slice(0, -1), 12_000]);
  expect((await ask(raised(many))) - (await ask(raised(few)))).toBeLessThan(35);
});
