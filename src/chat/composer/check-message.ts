import type { Draft } from "./draft-store.ts";
import { CORRECT, DOUBTFUL, isConfirming, TAX } from "../talk.ts";

const TAX_CONFIRMED = 2;

interface About {
  readonly module: number;
  /** State of the tax of the month. */
  readonly taxStatus: number;
}

/** True where a message says when the tax will be paid. */
export function needsPayment({ module, taxStatus }: About, { tag }: Pick<Draft, "tag">): boolean {
  return module === TAX && tag === CORRECT && taxStatus === TAX_CONFIRMED;
}

/** The reason why a message cannot be sent yet; null when it can. */
export function checkMessage(draft: Draft, about: About): string | null {
  if (isConfirming(about.module) && draft.tag === null) return "请先选择“数据无误”或“有疑问”";
  if (draft.content.trim() === "" && draft.files.length === 0)
    return draft.tag === DOUBTFUL ? "请输入疑问内容" : "请输入沟通内容";
  if (needsPayment(about, draft) && draft.paymentTime === null && !draft.isDeferred)
    return "请选择扣款日期，或勾选“暂不扣款”";
  return null;
}
