/** A purchase as far as it decides whether it may be selected for deduction. */
export interface Selectable {
  readonly gxzt: number;
  readonly sjGxzt: number;
  readonly rzzt: number;
  readonly dkzt: number;
  readonly glzt: number;
  readonly fpzt: number;
  readonly sdbz: number;
  readonly canCheckStatus: number;
  readonly yxse: string;
  readonly kprq: string;
  readonly redFlag: number;
}

const CERTIFIED = 1;
const PLAIN = 2;
const DEDUCTED = 1;
const DEDUCTED_LATER = 4;
const ABNORMAL = 2;
const VOID = 1;
const FULLY_RED = 4;

/**
 * The reason why a general taxpayer cannot select the invoice, or take its selection back; null when there is none.
 * `generalSince`: before this day the taxpayer was small-scale, and what was bought then cannot be deducted.
 */
export function disabledReason(invoice: Selectable, generalSince: string | null): string | null {
  const { gxzt, sjGxzt, rzzt, dkzt, glzt, fpzt, sdbz, canCheckStatus, yxse, kprq, redFlag } = invoice;
  const selected = gxzt === 1;
  const deducted = dkzt === DEDUCTED || dkzt === DEDUCTED_LATER;
  if ((selected || deducted) && (rzzt === CERTIFIED || sjGxzt === 1)) return "税局已认证的发票不可更改勾选";
  if (rzzt === PLAIN) return "普通发票不可勾选";
  if (redFlag === 1) return "红字发票不可勾选";
  if (selected) return null;
  if (glzt === ABNORMAL) return "异常凭证不可勾选";
  if (fpzt === VOID) return "已作废的发票不可勾选";
  if (fpzt === FULLY_RED) return "已全额红冲的发票不可勾选";
  if (Number(yxse) === 0) return "有效税额为 0，不可勾选";
  if (generalSince !== null && kprq < generalSince) return "转为一般纳税人之前开具的发票不支持勾选";
  if (sdbz === 1) return "红字锁定的发票不可勾选";
  return canCheckStatus === 0 ? "已设置为永不勾选" : null;
}
