import { App } from "antd";
import type { OutgoingStore } from "../outgoing/outgoing-store.ts";
import { isConfirming, type Talk } from "../talk.ts";
import { needsPayment, checkMessage } from "./check-message.ts";
import type { ConfirmedMonth } from "./composer.tsx";
import type { Draft } from "./draft-store.ts";
import type { Attachments } from "./use-attachments.ts";
import type { DraftInHand } from "./use-draft.ts";

interface Sending {
  readonly talk: Talk;
  readonly companyName: string;
  readonly month: ConfirmedMonth;
  readonly inHand: DraftInHand;
  readonly attachments: Attachments;
  readonly outgoing: OutgoingStore;
}

/** Puts the message in hand on its way, or says what it lacks. */
export function useSending({ talk, companyName, month, inHand, attachments, outgoing }: Sending) {
  const { message } = App.useApp();
  return () => {
    const { draft, clear } = inHand;
    const reason = uploadReason(attachments) ?? checkMessage(draft, { ...talk, taxStatus: month.taxStatus });
    if (reason !== null) {
      void message.warning(reason);
      return;
    }
    const { content, files, tag, quote } = draft;
    outgoing.send({
      ...talk,
      companyName,
      content,
      files,
      tag,
      quote,
      confirmInfo: isConfirming(talk.module) ? confirmInfoOf(talk, month, draft) : null,
    });
    clear();
  };
}

function uploadReason({ underWay, uploads }: Attachments): string | null {
  if (underWay > 0) return "附件正在上传，请稍候再发送";
  return uploads.length > 0 ? "有附件没有上传成功，请重试或移除后再发送" : null;
}

function confirmInfoOf({ module }: Talk, { kjnd, kjqj, taxStatus }: ConfirmedMonth, draft: Draft) {
  const { paymentTime, isDeferred } = draft;
  const isAsked = needsPayment({ module, taxStatus }, draft);
  return {
    kjnd,
    kjqj,
    confirmType: module,
    ...(isAsked && {
      expandParam: {
        noPaymentStatus: isDeferred ? (1 as const) : (0 as const),
        ...(paymentTime !== null && { paymentTime }),
      },
    }),
  };
}
