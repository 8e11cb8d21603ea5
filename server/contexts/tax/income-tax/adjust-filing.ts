import type { FirmContext } from "../../../contracts/firm-context.ts";
import { Refusal } from "../../../platform/errors.ts";
import type { FiguresByHand } from "../../../tables/income-tax-tables.ts";
import { calculationFault, keepPrepayments } from "./calculate-filings.ts";
import { type Quarter, sortFilings } from "./income-filing.ts";
import type { IncomeTaxType } from "./income-tax-type.ts";

interface Named extends Quarter {
  readonly filingId: number;
  readonly qyId: number;
}

/** A figure of a form that was left empty is the one that is read. */
type Figures = { readonly [Name in keyof FiguresByHand]?: FiguresByHand[Name] | null };

interface Adjustment extends Named, Figures {
  readonly content: string;
}

const FIGURES = ["lrze", "mbks", "jcfy", "yyjse", "cyrs", "zcze", "sfxz"] as const;

/** Puts figures in the place of those that were read, with the reason, and works the tax out anew. */
export const adjustFiling = (type: IncomeTaxType) => async (params: Adjustment, context: FirmContext) => {
  const given = FIGURES.flatMap((name) => {
    const value = params[name];
    return value === undefined || value === null ? [] : [[name, value] as const];
  });
  await keepByHand(type, params, JSON.stringify(Object.fromEntries(given)), params.content, context);
  return null;
};

/** Takes the figures by hand out again. */
export const resetFiling = (type: IncomeTaxType) => async (params: Named, context: FirmContext) => {
  await keepByHand(type, params, null, null, context);
  return null;
};

async function keepByHand(
  type: IncomeTaxType,
  { filingId, qyId, kjnd, quarter }: Named,
  byHand: string | null,
  byHandReason: string | null,
  context: FirmContext,
): Promise<void> {
  const asked = { kjnd, quarter, companyIds: [qyId] };
  const { passed, failed } = await sortFilings(type, asked, calculationFault, context);
  const [fault] = failed;
  if (fault) throw new Refusal("rule", `「${fault.companyName}」${fault.reason}`);
  const [filing] = passed;
  if (filing?.id !== filingId) throw new Refusal("missing", "该预缴申报不存在，请刷新后重试");
  const changed = await context.db
    .updateTable("incomeTaxFiling")
    .set({ byHand, byHandReason, updateTime: context.clock.now() })
    .where("id", "=", filingId)
    .returningAll()
    .execute();
  await keepPrepayments(type, { kjnd, quarter }, changed, context);
}
