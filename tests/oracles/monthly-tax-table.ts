/**
 * The actions on a client's month in the monthly tax list, and the users who may do them, written by hand from the
 * firm's documents and rulings.
 * `docs/monthly-tax-actions.md` is rendered from it; the screen is held against it in every state that a month can have,
 * and the server's refusals in some of them.
 */

/** The state of a client's month, as far as actions depend on it. */
export interface TaxMonth {
  /** 0 not notified, 1 notified, 2 to be paid, 3 paid; null counts as 0. */
  readonly noticeTaxType: number | null;
  /** 1 notified with a doubt, 2 doubtful, 3 changed, 4 pushed by the factory, 5 closed. */
  readonly doubtState: number | null;
  /** 1 done, 2 calculating, 3 failed, 31 quarterly, 32 without form. */
  readonly predictionStatus: number | null;
  /** 1 purchases are ticked for the month. */
  readonly checkStatus: number | null;
  /** 1 under way, 2 confirmed, 3 failed. */
  readonly confirmationStatus: number | null;
  /** 1 the confirmation is being taken back. */
  readonly cancelStatus: number | null;
  /** 1 the VAT is being declared, 2 declared. */
  readonly taxDeclareStatus: number | null;
  /** The estimated tax. */
  readonly zzshfjs: number | null;
  /** The estimate less the amount that the client was notified of; null: not notified. */
  readonly difference: number | null;
  /** The opening amounts are unknown and count as 0. */
  readonly isOpeningUnknown: boolean;
  /** Whole calendar months that the period lies behind the last one that is over. */
  readonly monthsBehind: number;
}

type Fact = keyof TaxMonth;

/** Holds for a month whose facts are each among the values. */
type Condition = { readonly [fact in Fact]?: readonly TaxMonth[fact][] };

interface Obstacle {
  readonly when: Condition;
  readonly reason: string;
}

export interface TaxAction {
  readonly id: string;
  readonly label: string;
  readonly permission: string;
  /** Of the ticked rows: what cannot be done is refused by the server, the button sees no month. */
  readonly isOfTicked?: true;
  /** Shown where each of these holds, and none of `never`. */
  readonly shown: Condition;
  readonly never?: Condition;
  /** The first that holds is the reason for which it cannot be started. */
  readonly obstacles: readonly Obstacle[];
}

const NOT_NOTIFIED: readonly (number | null)[] = [null, 0];
const CURRENT = [0];
const HISTORICAL = [1, 2];
const CHANGED = [12.3];
const NO_ESTIMATE = [null];
const CLOSED_DOUBTS = [2, 5];
const UNKNOWN = [true];
const OPENING_UNKNOWN: Obstacle = {
  when: { isOpeningUnknown: UNKNOWN },
  reason: "期初未知（按 0 计），请先录入期初",
};

export const MONTHLY_TAX_ACTIONS: readonly TaxAction[] = [
  {
    id: "notify",
    label: "通知税款",
    permission: "accountingCentre.taxConfirmation",
    shown: { noticeTaxType: NOT_NOTIFIED },
    never: { zzshfjs: NO_ESTIMATE, doubtState: CLOSED_DOUBTS },
    obstacles: [
      { when: { monthsBehind: HISTORICAL }, reason: "历史账期不支持通知税款" },
      { when: { predictionStatus: [2] }, reason: "税款计算中，请稍候" },
      { when: { predictionStatus: [31] }, reason: "小规模季报企业，仅 3、6、9、12 月可以通知" },
      { when: { predictionStatus: [32] }, reason: "没有税表，无法通知" },
      OPENING_UNKNOWN,
    ],
  },
  {
    id: "renotify",
    label: "重新通知",
    permission: "accountingCentre.taxConfirmation",
    shown: { noticeTaxType: [1], difference: CHANGED, predictionStatus: [1, 2] },
    never: { doubtState: [5] },
    obstacles: [
      { when: { monthsBehind: HISTORICAL }, reason: "历史账期不支持重新通知" },
      { when: { predictionStatus: [2] }, reason: "税款计算中，请稍候" },
      { when: { taxDeclareStatus: [1] }, reason: "「示例企业」本期增值税正在申报，不能重新通知" },
      OPENING_UNKNOWN,
    ],
  },
  {
    id: "confirmSelection",
    label: "统计确认",
    permission: "accountingCentre.invoiceCollection.selectionConfirmation",
    shown: { checkStatus: [1], confirmationStatus: [null, 0, 3], noticeTaxType: [null, 0, 1] },
    never: { taxDeclareStatus: [2] },
    obstacles: [
      { when: { monthsBehind: HISTORICAL }, reason: "历史账期不支持统计确认" },
      { when: { doubtState: [5] }, reason: "税款当前不可操作" },
      { when: { taxDeclareStatus: [1] }, reason: "「示例企业」本期增值税正在申报，不能统计确认" },
    ],
  },
  {
    id: "declare",
    label: "提交申报",
    permission: "accountingCentre.taxConfirmation",
    isOfTicked: true,
    shown: { noticeTaxType: [1], taxDeclareStatus: [null, 0, 3], difference: [0] },
    never: {
      doubtState: CLOSED_DOUBTS,
      predictionStatus: [2],
      confirmationStatus: [1],
      isOpeningUnknown: UNKNOWN,
    },
    obstacles: [],
  },
  {
    id: "view",
    label: "查看详情",
    permission: "accountingCentre.invoiceCollection",
    shown: { noticeTaxType: [1, 2, 3] },
    never: { doubtState: CLOSED_DOUBTS },
    obstacles: [],
  },
  {
    id: "changePayTime",
    label: "修改扣款时间",
    permission: "accountingCentre.taxConfirmation",
    shown: { noticeTaxType: [1] },
    obstacles: [{ when: { monthsBehind: HISTORICAL }, reason: "历史账期不支持修改扣款时间" }],
  },
  {
    id: "revokeNotice",
    label: "撤销通知",
    permission: "accountingCentre.taxConfirmation",
    shown: { noticeTaxType: [1] },
    obstacles: [
      { when: { monthsBehind: HISTORICAL }, reason: "历史账期不支持撤销通知" },
      { when: { taxDeclareStatus: [1] }, reason: "「示例企业」本期增值税正在申报，不能撤销通知" },
    ],
  },
  {
    id: "revokeConfirmation",
    label: "撤销统计确认",
    permission: "accountingCentre.invoiceCollection.revokeConfirmation",
    shown: { confirmationStatus: [2], noticeTaxType: NOT_NOTIFIED, monthsBehind: CURRENT },
    obstacles: [
      { when: { cancelStatus: [1] }, reason: "撤销任务正在执行" },
      { when: { doubtState: [5] }, reason: "税款当前不可操作" },
    ],
  },
  {
    id: "opening",
    label: "录入期初",
    permission: "accountingCentre.invoiceCollection",
    shown: { isOpeningUnknown: UNKNOWN, taxDeclareStatus: [null, 0, 1, 3] },
    obstacles: [{ when: { taxDeclareStatus: [1] }, reason: "「示例企业」本期增值税正在申报，不能录入期初" }],
  },
  {
    id: "retry",
    label: "重新计算",
    permission: "accountingCentre.invoiceCollection",
    shown: { predictionStatus: [3] },
    obstacles: [],
  },
];

/** The action for a month: undefined where it is not shown, else the reason against it, "" where nothing is. */
export function reasonAgainst(
  action: TaxAction,
  month: TaxMonth,
  codes: ReadonlySet<string>,
): string | undefined {
  if (!codes.has(action.permission) || !holdsAll(action.shown, month)) return undefined;
  if (action.never && holdsAny(action.never, month)) return undefined;
  return action.obstacles.find(({ when }) => holdsAll(when, month))?.reason ?? "";
}

function holdsAll(condition: Condition, month: TaxMonth): boolean {
  return factsOf(condition).every((fact) => isAmong(condition, fact, month));
}

function holdsAny(condition: Condition, month: TaxMonth): boolean {
  return factsOf(condition).some((fact) => isAmong(condition, fact, month));
}

function isAmong(condition: Condition, fact: Fact, month: TaxMonth): boolean {
  const values: readonly TaxMonth[Fact][] | undefined = condition[fact];
  return values?.includes(month[fact]) ?? true;
}

export function factsOf(condition: Condition): readonly Fact[] {
  return Object.keys(condition) as Fact[];
}
