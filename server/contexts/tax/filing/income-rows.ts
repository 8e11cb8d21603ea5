import { DECLARING } from "../company-period/period-states.ts";
import { type Calculation, uncalculatedFault } from "./calculation.ts";
import type { FiledTax } from "./filed-tax.ts";
import { type IncomeLine, incomeFigures } from "./income-figures.ts";
import { type FilingState, type FilingWords, isDue, isOpenBalance } from "./noticed-tax.ts";

interface IncomeWords extends FilingWords {
  /** To be paid: 应缴税款, 应补税款. */
  readonly due: string;
  /** To be paid or paid back: 应缴税款, 应补或应退税款. */
  readonly open: string;
}

interface IncomeRow extends FilingState, Calculation {
  readonly ybtse: string | null;
  readonly toldAmount: string | null;
  readonly declaredAmount: string | null;
}

interface OwnIncome<Row> {
  readonly szid: number;
  readonly words: IncomeWords;
  /** The figures of a notice, in the order of the form. */
  readonly lines: readonly IncomeLine<Row>[];
}

type IncomeRows<Row> = Pick<
  FiledTax<Row>,
  | "words"
  | "isClosed"
  | "state"
  | "now"
  | "told"
  | "declared"
  | "taxes"
  | "amountFaults"
  | "handInFaults"
  | "payTimeFault"
  | "paymentFault"
  | "readFigures"
>;

/** The part of an income tax that is the same of all: one figure, worked out line by line, which may be paid back. */
export function incomeRows<Row extends IncomeRow>({ szid, words, lines }: OwnIncome<Row>): IncomeRows<Row> {
  return {
    words,
    isClosed: () => false,
    state: (row) => row,
    now: ({ ybtse }) => ybtse,
    told: ({ toldAmount }) => toldAmount,
    declared: ({ declaredAmount }) => declaredAmount,
    taxes: ({ ybtse }) => [{ szid, amount: Number(ybtse) }],
    amountFaults: () => (row) => uncalculatedFault(row, words),
    handInFaults: () => (row) => uncalculatedFault(row, words),
    payTimeFault: ({ taxDeclareStatus, toldAmount }) => {
      if (taxDeclareStatus === DECLARING) return "正在申报，请稍候";
      return isDue(toldAmount) ? null : `没有${words.due}，无需扣款时间`;
    },
    paymentFault: ({ declaredAmount }) =>
      isOpenBalance(declaredAmount) ? null : `没有${words.open}，无需修改扣款状态`,
    readFigures: async (rows) => await Promise.resolve(incomeFigures(szid, rows, lines)),
  };
}
