import type { FirmContext } from "../../../contracts/firm-context.ts";
import { Refusal } from "../../../platform/errors.ts";
import { takePeriods } from "../company-period/company-period.ts";
import { doubtAfterChange } from "../company-period/doubt-after-change.ts";
import { DOUBTED, PAY_ON_DATE } from "../company-period/period-states.ts";
import { CORRECT } from "./client-answers.ts";
import { closedReason, presentMonth, readAnswer } from "./client-months.ts";
import { CLIENT_CORRECT, CLIENT_DOUBTFUL, keepNotice } from "./keep-notice.ts";
import { differsFromNotice } from "./notice-difference.ts";
import { assertPayTime } from "./pay-time.ts";
import { paymentWithoutChoice } from "./payment-without-choice.ts";

const FIRM_DOUBTS = "doubtful";
/** Codes of the table `paymentTimeType` and of the way of paying. */
const PENDING = 1;
const DIRECT_DEBIT = 1;

export interface ClientAnswer {
  readonly companyId: number;
  readonly kjnd: number;
  readonly kjqj: number;
  readonly tags: number;
  /** The amount that the client has read. */
  readonly taxAmount: number | null;
  readonly content: string;
  readonly fileKeyList: readonly string[];
  readonly paymentTime?: string | undefined;
  readonly noPaymentStatus?: number | undefined;
}

/** Notes that the client finds the notified tax of a month right, or doubts it; the doubt stands in the list until then. */
export async function keepClientAnswer(answer: ClientAnswer, context: FirmContext): Promise<void> {
  const { companyId, kjnd, kjqj, tags, content, fileKeyList } = answer;
  const { db, clock } = context;
  const [row] = await takePeriods(context, [companyId], { kjnd, kjqj });
  if (!row) throw new Refusal("missing", "该期税款不存在，请刷新后重试");
  const reason = closedReason(row, clock.now());
  if (reason !== null) throw new Refusal("rule", reason);
  if (presentMonth(row, null).taxAmount !== answer.taxAmount)
    throw new Refusal("rule", "税额已变动，请重新核对后再回复");
  if ((await readAnswer(row, context)) === tags)
    throw new Refusal(
      "rule",
      tags === CORRECT ? "您已确认过，无需重复提交" : "您的疑问会计正在处理，补充说明请直接留言",
    );
  const isCorrect = tags === CORRECT;
  // A doubt of the firm itself stays in its notice.
  const words = row.taxStatus === FIRM_DOUBTS ? {} : { content: isCorrect ? null : content };
  const settled = doubtAfterChange(0, differsFromNotice(row));
  const changes = isCorrect
    ? { ...words, doubtState: settled, ...paymentOf(answer, row.qrzzse, clock.now()) }
    : { ...words, doubtState: DOUBTED };
  await db
    .updateTable("companyPeriod")
    .set({ ...changes, updateTime: clock.now() })
    .where("id", "=", row.id)
    .execute();
  const operationType = isCorrect ? CLIENT_CORRECT : CLIENT_DOUBTFUL;
  const entry = { operationType, taxAmount: row.qrzzse, content: content || null, fileKeyList };
  await keepNotice({ ...row, ...changes }, entry, context);
}

/** Nothing where the client leaves the payment as it was notified. */
function paymentOf({ kjnd, kjqj, ...wanted }: ClientAnswer, taxAmount: string | null, now: string) {
  const { paymentTime, noPaymentStatus } = wanted;
  if (paymentWithoutChoice(taxAmount, false) !== null) return {};
  if (noPaymentStatus === 1) return { paymentTimeType: PENDING, payTime: null, noticePayType: null };
  if (paymentTime === undefined) return {};
  const payment = assertPayTime({ paymentTimeType: PAY_ON_DATE, paymentTime }, { kjnd, kjqj }, now);
  return { ...payment, noticePayType: DIRECT_DEBIT };
}
