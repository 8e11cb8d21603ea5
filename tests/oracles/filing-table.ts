/**
 * The acts on a filing of a quarter or a year (prepayments of corporate tax and operating income, annual settlement),
 * written by hand from the firm's documents and rulings. The server is held against it.
 */

/** The state of a filing, as far as acts depend on it. */
export interface FilingState {
  /** 0 not worked out, 1 worked out, 2 under way, 3 failed. */
  readonly calcStatus: number;
  /** 0 not notified, 1 notified, 2 to be paid, 3 done. */
  readonly noticeTaxType: number;
  /** 0 not declared, 1 being declared, 2 declared, 3 failed. */
  readonly taxDeclareStatus: number;
  /** 0 none, 1 the firm's own, 2 the client's. */
  readonly doubtState: number;
  /** The tax of now, of the notice, and as the bureau took it, in yuan. */
  readonly now: number | null;
  readonly told: number | null;
  readonly declared: number | null;
}

export type FilingAct =
  | "calculate"
  | "adjust"
  | "notify"
  | "renotify"
  | "revoke"
  | "changePayTime"
  | "declare"
  | "markPaid"
  | "markUnpaid";

/** The words that differ between the taxes. */
export interface FilingTerms {
  readonly tax: string;
  readonly work: string;
  readonly declared: string;
  readonly due: string;
  readonly open: string;
}

export const PREPAYMENT_TERMS: FilingTerms = {
  tax: "税款",
  work: "税款",
  declared: "已申报",
  due: "应缴税款",
  open: "应缴税款",
};

export const SETTLEMENT_TERMS: FilingTerms = {
  tax: "汇算清缴税款",
  work: "汇算清缴",
  declared: "汇算清缴已申报",
  due: "应补税款",
  open: "应补或应退税款",
};

interface Obstacle {
  readonly when: (state: FilingState) => boolean;
  readonly reason: (terms: FilingTerms) => string;
}

const isDeclaring = ({ taxDeclareStatus }: FilingState) => taxDeclareStatus === 1;
const isDeclared = ({ taxDeclareStatus }: FilingState) => taxDeclareStatus === 2;
const isUntold = ({ noticeTaxType }: FilingState) => noticeTaxType === 0;
/** Up to one yuan is neither collected nor paid back. */
const isSmall = (yuan: number | null) => Math.abs(yuan ?? 0) <= 1;

const UNKNOWN_AMOUNT: readonly Obstacle[] = [
  { when: ({ calcStatus }) => calcStatus === 0, reason: ({ work }) => `尚未测算${work}，请先测算` },
  { when: ({ calcStatus }) => calcStatus === 2, reason: () => "正在测算，请稍候" },
  { when: ({ calcStatus }) => calcStatus === 3, reason: () => "没有账簿" },
];

const NOT_TO_WORK_OUT: readonly Obstacle[] = [
  { when: ({ calcStatus }) => calcStatus === 2, reason: () => "正在测算，请稍候" },
  { when: isDeclaring, reason: () => "正在申报，请稍候" },
  { when: isDeclared, reason: () => "税款已申报，不能再测算" },
];

/** A notice stands until its tax is declared. */
const withoutNotice = (act: string): Obstacle => ({
  when: ({ noticeTaxType }) => noticeTaxType !== 1,
  reason: () => `不是已通知状态，不能${act}`,
});

const NOT_TO_BE_PAID: readonly Obstacle[] = [
  { when: (state) => !isDeclared(state), reason: () => "尚未申报，不能修改扣款状态" },
  { when: ({ declared }) => isSmall(declared), reason: ({ open }) => `没有${open}，无需修改扣款状态` },
];

const UNMOVED = "扣款状态没有变动，无需修改";

/** The first obstacle that holds is the reason against the act; where none holds it is done. */
const FILING_ACTS: Readonly<Record<FilingAct, readonly Obstacle[]>> = {
  calculate: NOT_TO_WORK_OUT,
  adjust: NOT_TO_WORK_OUT,
  notify: [{ when: (state) => !isUntold(state), reason: ({ tax }) => `${tax}已通知` }, ...UNKNOWN_AMOUNT],
  // An unknown amount comes first: it has no difference.
  renotify: [
    withoutNotice("重新通知"),
    { when: isDeclaring, reason: () => "正在申报，不能重新通知" },
    ...UNKNOWN_AMOUNT,
    { when: ({ now, told }) => now === told, reason: () => "税额没有变动，无需重新通知" },
  ],
  revoke: [withoutNotice("撤销通知"), { when: isDeclaring, reason: () => "正在申报，不可撤销" }],
  changePayTime: [
    withoutNotice("修改扣款时间"),
    { when: isDeclaring, reason: () => "正在申报，请稍候" },
    { when: ({ told }) => (told ?? 0) <= 1, reason: ({ due }) => `没有${due}，无需扣款时间` },
  ],
  declare: [
    { when: isDeclaring, reason: () => "正在申报中" },
    { when: isDeclared, reason: ({ declared }) => declared },
    { when: isUntold, reason: ({ tax }) => `${tax}尚未通知客户，不能提交申报` },
    { when: ({ doubtState }) => doubtState === 2, reason: () => "客户有疑问「金额不对」，处理后再申报" },
    ...UNKNOWN_AMOUNT,
    { when: ({ now, told }) => now !== told, reason: () => "通知后税额有变动" },
  ],
  markPaid: [...NOT_TO_BE_PAID, { when: ({ noticeTaxType }) => noticeTaxType === 3, reason: () => UNMOVED }],
  markUnpaid: [
    ...NOT_TO_BE_PAID,
    { when: ({ noticeTaxType }) => noticeTaxType === 2, reason: () => UNMOVED },
  ],
};

export const FILING_ACT_NAMES = Object.keys(FILING_ACTS) as readonly FilingAct[];

/** The words with which the refusal of an act begins; null: it is done. */
export function filingRefusal(act: FilingAct, state: FilingState, terms: FilingTerms): string | null {
  return FILING_ACTS[act].find(({ when }) => when(state))?.reason(terms) ?? null;
}

/** Every state that a filing can come to, with amounts to be paid, too small, and (of a settlement) to be paid back. */
export function filingStates(amounts: readonly number[]): readonly FilingState[] {
  return amounts.flatMap((now) => [...untoldStates(now), ...toldStates(now), ...declaredStates(now)]);
}

const NOTHING = { noticeTaxType: 0, doubtState: 0, told: null, declared: null };

function untoldStates(now: number): FilingState[] {
  return [0, 3].flatMap((taxDeclareStatus) => [
    { ...NOTHING, taxDeclareStatus, calcStatus: 0, now: null },
    { ...NOTHING, taxDeclareStatus, calcStatus: 1, now },
    { ...NOTHING, taxDeclareStatus, calcStatus: 2, now },
    { ...NOTHING, taxDeclareStatus, calcStatus: 3, now: null },
  ]);
}

function toldStates(told: number): FilingState[] {
  const at = { noticeTaxType: 1, told, declared: null };
  const waiting = [0, 3].flatMap((taxDeclareStatus) =>
    [0, 1, 2].flatMap((doubtState) => [
      { ...at, taxDeclareStatus, doubtState, calcStatus: 1, now: told },
      { ...at, taxDeclareStatus, doubtState, calcStatus: 1, now: told + 20 },
      { ...at, taxDeclareStatus, doubtState, calcStatus: 2, now: told },
      { ...at, taxDeclareStatus, doubtState, calcStatus: 3, now: null },
    ]),
  );
  return [...waiting, { ...at, taxDeclareStatus: 1, doubtState: 0, calcStatus: 1, now: told }];
}

function declaredStates(amount: number): FilingState[] {
  const at = { taxDeclareStatus: 2, calcStatus: 1, now: amount, told: amount, declared: amount };
  const ends = isSmall(amount) ? [3] : [2, 3];
  return ends.flatMap((noticeTaxType) => [0, 1].map((doubtState) => ({ ...at, noticeTaxType, doubtState })));
}
