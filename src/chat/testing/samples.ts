import type { Written } from "../outgoing/outgoing-queue.ts";
import type { ChatCompany, ChatRecord } from "../talk.ts";

/** A message of a client, with what a test wants to be otherwise. */
export function sampleRecord(id: number, more: Partial<ChatRecord> = {}): ChatRecord {
  return {
    id,
    qyid: 7,
    module: 0,
    content: `第 ${id} 条`,
    files: [],
    tags: null,
    paymentTime: null,
    noPaymentStatus: 0,
    chatMineFlag: false,
    sender: "client",
    fromUserName: "郭晓燕",
    createTime: `2026-11-20 10:00:${String(id % 60).padStart(2, "0")}`,
    updateTime: null,
    source: "wecom",
    clientKey: null,
    todoType: "none",
    todoMineFlag: false,
    todoStatus: null,
    todoFromUserId: null,
    todoUserNameList: [],
    doneUserId: null,
    doneUserName: null,
    doneTime: null,
    refChatData: null,
    ...more,
  };
}

export function sampleWritten(content: string, more: Partial<Written> = {}): Written {
  return {
    qyid: 7,
    companyName: "上海景行信息技术有限公司",
    module: 0,
    content,
    files: [],
    tag: null,
    quote: null,
    confirmInfo: null,
    ...more,
  };
}

export function sampleCompany(qyid: number, more: Partial<ChatCompany> = {}): ChatCompany {
  return {
    qyid,
    companyName: `第 ${qyid} 家企业`,
    taxlayerNo: "91310117MA1105556R",
    todoFlag: false,
    newMsgFlag: false,
    moduleFlagList: [],
    invoiceStatus: 0,
    taxStatus: 0,
    provinceId: "310000",
    kjnd: 2026,
    kjqj: 10,
    lastTime: null,
    lastContent: null,
    ...more,
  };
}
