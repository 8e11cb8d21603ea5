import { fenToYuan } from "../../src/domain/money.ts";
import { NO_OPENING_BASIS, TYPED } from "../../server/contexts/tax/opening/opening-basis.ts";
import type { DemoCompany } from "../demo-companies.ts";
import type { DemoWorld } from "../demo-world.ts";
import type { DemoMonths } from "./demo-periods.ts";

/** The amounts that a company brought along when the firm took it over, as its accountant entered them. */
export async function seedOpening(
  world: DemoWorld,
  { companyId, beginDate }: DemoCompany,
  opening: DemoMonths["opening"],
): Promise<void> {
  if (opening === null) return;
  const { kjnd, kjqj, credit, controlFee, prepaid } = opening;
  const accountant = world.keepersOf(companyId)[0] ?? world.staff[0]?.userId;
  const isNothing = credit === 0 && controlFee === 0 && prepaid === 0;
  const fields = {
    qcld: fenToYuan(credit),
    qcskf: fenToYuan(controlFee),
    qcyjse: fenToYuan(prepaid),
    basis: isNothing ? NO_OPENING_BASIS : TYPED,
    enteredBy: accountant ?? null,
  };
  const own = accountant === undefined ? {} : { createUserId: accountant };
  await world.insert("taxOpening", [
    { companyId, kjnd, kjqj, createTime: `${beginDate} 10:20:00`, ...own, fields },
  ]);
}
