import type { DemoCompany } from "../demo-companies.ts";
import type { DemoRandom } from "../demo-random.ts";
import type { DemoPeriod, DemoWorld } from "../demo-world.ts";
import type { DemoInvoice } from "./demo-invoice.ts";
import { demoPeriodState, isGeneral } from "./demo-period-state.ts";

interface Purchase {
  readonly world: DemoWorld;
  readonly company: DemoCompany;
  readonly period: DemoPeriod;
  readonly random: DemoRandom;
  readonly special: boolean;
  readonly fpzt: DemoInvoice["fpzt"];
  /** In yuan. */
  readonly tax: number;
}

type Standing = Pick<
  DemoInvoice,
  | "yxse"
  | "glzt"
  | "gxzt"
  | "sj_gxzt"
  | "gxnd"
  | "gxyf"
  | "gxyh"
  | "rzzt"
  | "dkzt"
  | "sdbz"
  | "can_check_status"
>;

/** The selection of a purchase for deduction, its month, and its other remarks. */
export function purchaseState(purchase: Purchase): Standing {
  const { world, company, period, random, special, fpzt, tax } = purchase;
  const open: Standing = {
    yxse: special && fpzt !== 4 && fpzt !== 1 ? tax : 0,
    glzt: 0,
    gxzt: 0,
    sj_gxzt: 0,
    gxnd: null,
    gxyf: null,
    gxyh: null,
    rzzt: special ? 0 : 2,
    dkzt: special ? 0 : 2,
    sdbz: 0,
    can_check_status: 1,
  };
  if (!special || !isGeneral(company) || fpzt === 4 || fpzt === 1) return open;
  const share = random.next();
  if (share < 0.02) return { ...open, glzt: 2 };
  if (share < 0.035) return { ...open, sdbz: 1 };
  if (share < 0.05) return { ...open, can_check_status: 0 };
  if (share < 0.06) return { ...open, dkzt: share < 0.055 ? 2 : 5 };
  if (share < 0.08) return open;
  const risky = random.chance(0.04) ? (1 as const) : (0 as const);
  const later = share < 0.13;
  const chosen = later ? following(world, period) : period;
  if (!chosen) return { ...open, glzt: risky };
  const { checkStatus, confirmationStatus } = demoPeriodState(world, company, chosen);
  if (checkStatus !== 1 || (confirmationStatus !== 2 && share > 0.8)) return { ...open, glzt: risky };
  const confirmed = confirmationStatus === 2 ? (1 as const) : (0 as const);
  return {
    ...open,
    glzt: risky,
    gxzt: 1,
    sj_gxzt: confirmed,
    gxnd: chosen.kjnd,
    gxyf: chosen.kjqj,
    gxyh: company.taxProxyPersonName ?? company.legalPerson ?? null,
    rzzt: confirmed,
    dkzt: confirmed === 0 ? 0 : later ? 4 : 1,
  };
}

function following(world: DemoWorld, period: DemoPeriod): DemoPeriod | undefined {
  return world.periods[world.periods.indexOf(period) + 1];
}
