import type { FirmContext } from "../../../contracts/firm-context.ts";
import { Refusal } from "../../../platform/errors.ts";
import { doubtAfterChange } from "../company-period/doubt-after-change.ts";
import { DOUBTED, PAY_ON_DATE } from "../company-period/period-states.ts";
import { noticedTax } from "../filing/filed-taxes.ts";
import { keepAct } from "../filing/keep-act.ts";
import type { FilingChanges, NoticedTax } from "../filing/noticed-tax.ts";
import { CORRECT } from "./client-answers.ts";
import { closedReason, presentMonth, readAnswer } from "./client-months.ts";
import { CLIENT_CORRECT, CLIENT_DOUBTFUL } from "./keep-notice.ts";
import { nameOfTax } from "./name-of-tax.ts";
import { differenceOf } from "./notice-difference.ts";
import { assertPayDay } from "./pay-time.ts";
import { paymentWithoutChoice } from "./payment-without-choice.ts";

const FIRM_DOUBTS = "doubtful";
/** 待定 of the table `paymentTimeType`. */
const PENDING = 1;

export interface ClientAnswer {
  readonly companyId: number;
  /** As the code table `taxTypeId` has it; VAT where none is named. */
  readonly szId?: number | undefined;
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

/**
 * Notes that the client finds the tax right of which it was notified, or doubts it; the doubt stands in the list until then.
 * Gives the tax and its period in words.
 */
export async function keepClientAnswer(answer: ClientAnswer, context: FirmContext): Promise<string> {
  const { companyId, szId, kjnd, kjqj, tags, content, fileKeyList } = answer;
  const tax = noticedTax(szId);
  const month = { kjnd, kjqj };
  // A row of a tax that the client does not file must not come into being.
  if ((await tax.read([companyId], month, context)).length === 0) throw unknownTax();
  const [row] = await tax.take([companyId], month, context);
  if (row === undefined) throw unknownTax();
  await assertAnswerable(tax, row, answer, context);
  const isCorrect = tags === CORRECT;
  const changes = isCorrect ? settle(tax, row, answer, context) : doubt(tax, row, content);
  await tax.write([row], changes, context);
  const operationType = isCorrect ? CLIENT_CORRECT : CLIENT_DOUBTFUL;
  const entry = { operationType, taxAmount: tax.told(row), content: content || null, fileKeyList };
  await keepAct(tax, { row, changes, entry }, context);
  return nameOfTax(tax, month);
}

function unknownTax(): Refusal {
  return new Refusal("missing", "该期税款不存在，请刷新后重试");
}

async function assertAnswerable<Row>(
  tax: NoticedTax<Row>,
  row: Row,
  { tags, taxAmount }: ClientAnswer,
  context: FirmContext,
): Promise<void> {
  const reason = closedReason(tax, row, context.clock.now());
  if (reason !== null) throw new Refusal("rule", reason);
  if (presentMonth(tax, row, null).taxAmount !== taxAmount)
    throw new Refusal("rule", "税额已变动，请重新核对后再回复");
  if ((await readAnswer(tax, row, context)) !== tags) return;
  const words = tags === CORRECT ? "您已确认过，无需重复提交" : "您的疑问会计正在处理，补充说明请直接留言";
  throw new Refusal("rule", words);
}

/** The words of the row; a doubt of the firm itself stays in its notice. */
function wordsOf<Row>(tax: NoticedTax<Row>, row: Row, content: string | null): FilingChanges {
  return tax.state(row).taxStatus === FIRM_DOUBTS ? {} : { content };
}

function doubt<Row>(tax: NoticedTax<Row>, row: Row, content: string): FilingChanges {
  return { ...wordsOf(tax, row, content), doubtState: DOUBTED };
}

function settle<Row>(
  tax: NoticedTax<Row>,
  row: Row,
  answer: ClientAnswer,
  context: FirmContext,
): FilingChanges {
  const isChanged = (differenceOf(tax, row) ?? 0) !== 0;
  const doubtState = doubtAfterChange(0, isChanged);
  return { ...wordsOf(tax, row, null), doubtState, ...paymentOf(tax, row, answer, context) };
}

/** Nothing where the client leaves the payment as it was notified. */
function paymentOf<Row>(
  tax: NoticedTax<Row>,
  row: Row,
  { paymentTime, noPaymentStatus }: ClientAnswer,
  context: FirmContext,
): FilingChanges {
  if (paymentWithoutChoice(tax.told(row), false) !== null) return {};
  if (noPaymentStatus === 1) return { paymentTimeType: PENDING, payTime: null };
  if (paymentTime === undefined) return {};
  return assertPayDay({ paymentTimeType: PAY_ON_DATE, paymentTime }, tax.payDays(tax.month(row), context));
}
