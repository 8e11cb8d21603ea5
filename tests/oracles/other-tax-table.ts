/** The acts on a client's forms of other taxes in a month, written by hand from the firm's documents and rulings. */

export interface OtherTaxForm {
  /** 0 open, 1 declared, 2 being declared, 3 failed. */
  readonly reportStatus: number;
  readonly amount: number | null;
  /** The tax in words. */
  readonly name: string;
}

export type OtherTaxAct = "fill" | "submit" | "delete";

const isOpen = ({ reportStatus }: OtherTaxForm) => reportStatus === 0 || reportStatus === 3;
const isDeclaring = ({ reportStatus }: OtherTaxForm) => reportStatus === 2;

/** The refusal of an act on these forms; null: it is done. `fill` is of the first of them. */
export function otherTaxRefusal(act: OtherTaxAct, forms: readonly OtherTaxForm[]): string | null {
  const [first] = forms;
  switch (act) {
    case "fill":
      return first && isOpen(first) ? null : "该税种已申报或正在申报，不能修改税额";
    case "delete":
      return forms.every(isOpen) ? null : "本期已有报表完成申报或正在申报，不能删除报表盒子数据";
    case "submit":
      return submitRefusal(forms);
  }
}

function submitRefusal(forms: readonly OtherTaxForm[]): string | null {
  if (forms.length === 0) return "本期没有需要申报的其他税种";
  if (forms.some(isDeclaring)) return "正在申报中";
  const open = forms.filter(isOpen);
  if (open.length === 0) return "本期其他税种已申报";
  const unfilled = open.filter(({ amount }) => amount === null).map(({ name }) => name);
  return unfilled.length === 0 ? null : `${unfilled.join("、")}尚未填写应缴税额`;
}

/** Every pair of forms that a client can have: one declared or being declared has its amount. */
export function otherTaxMonths(): readonly (readonly OtherTaxForm[])[] {
  const stamp = statesOf("印花税", 12.5);
  const property = statesOf("房产税", 88);
  return [...stamp.map((form) => [form]), ...stamp.flatMap((form) => property.map((other) => [form, other]))];
}

function statesOf(name: string, amount: number): readonly OtherTaxForm[] {
  const filled = [0, 1, 2, 3].map((reportStatus) => ({ name, reportStatus, amount }));
  return [...filled, ...[0, 3].map((reportStatus) => ({ name, reportStatus, amount: null }))];
}
