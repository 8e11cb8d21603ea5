import type { FirmContext } from "../../../contracts/firm-context.ts";
import { type ParamsOf, operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { readTaxpayer } from "../company-period/calculate-company-tax.ts";
import { takePeriods } from "../company-period/company-period.ts";
import { startEstimate } from "../company-period/estimate-job.ts";
import { caseLock } from "../special-case/case-lock.ts";
import { NOT_TRANSFERRED, OPEN, selectDeductedLetters } from "./select-red-letters.ts";

type Params = ParamsOf<"specialCase.redLetter.save">;

/**
 * Transfers the tax of red letters out of the month's input tax, says for what reason it is not, or takes either back; all
 * of them or none. The tax is calculated anew afterwards.
 */
export const transferRedLetters = operation("specialCase.redLetter.save", async (params, context) => {
  const { qyId: companyId, kjnd, kjqj, invoiceIdList, zczt } = params;
  const { db, user, concerns } = context;
  concerns(`${invoiceIdList.length} 张红字发票 ${kjnd}年${kjqj}期`);
  const zcyy = reasonOf(params);
  const [row] = await takePeriods(context, [companyId], { kjnd, kjqj });
  if (!row) throw new Refusal("missing");
  const locked = await caseLock(context, row, await readTaxpayer(db, companyId));
  if (locked !== null) throw new Refusal("rule", locked);
  const letters = await takeLetters(params, context);
  for (const letter of letters) assertOfMonth(letter, { kjnd, kjqj });
  const decided = { zczt, zcnd: kjnd, zcyf: kjqj, zcyy, zcyh: user.name };
  const undecided = { zczt, zcnd: null, zcyf: null, zcyy: null, zcyh: null };
  await db
    .updateTable("invoice")
    .set(zczt === OPEN ? undecided : decided)
    .where(
      "id",
      "in",
      letters.map(({ id }) => id),
    )
    .execute();
  await startEstimate(context, { companyIds: [companyId], kjnd, kjqj });
  return { changedCount: letters.length };
});

function reasonOf({ zczt, zcyy }: Params): string | null {
  const reason = (zcyy ?? "").trim();
  if (zczt !== NOT_TRANSFERRED) return null;
  if (reason !== "") return reason;
  throw new Refusal("validation", "请输入不转出的原因", [{ path: "zcyy", message: "请输入不转出的原因" }]);
}

interface Letter {
  readonly id: number;
  readonly fphm: string;
  readonly zcnd: number | null;
  readonly zcyf: number | null;
}

function assertOfMonth({ fphm, zcnd, zcyf }: Letter, { kjnd, kjqj }: Pick<Params, "kjnd" | "kjqj">): void {
  if (zcnd === null || (zcnd === kjnd && zcyf === kjqj)) return;
  throw new Refusal("rule", `红字发票 ${fphm} 已在 ${zcnd}年${zcyf}期 处理，请在该期修改`);
}

/** The letters for a change: all that are named, or none. */
async function takeLetters(
  { qyId, kjnd, kjqj, invoiceIdList }: Params,
  { db }: FirmContext,
): Promise<Letter[]> {
  const letters = await selectDeductedLetters(db, { kjnd, kjqj })
    .where("letter.companyId", "=", qyId)
    .where("letter.id", "in", [...invoiceIdList])
    .select(["letter.id", "letter.fphm", "letter.zcnd", "letter.zcyf"])
    .orderBy("letter.id")
    .forUpdate("letter")
    .execute();
  if (letters.length < invoiceIdList.length)
    throw new Refusal("missing", "所选红字发票不需要转出，请刷新后重试");
  return letters;
}
