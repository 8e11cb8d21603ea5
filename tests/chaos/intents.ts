import { randomUUID } from "node:crypto";
import { shiftPeriod } from "../../src/domain/period.ts";
import type { Call } from "./api.ts";
import { companyForm } from "./company-form.ts";
import type { Firm } from "./firm.ts";

const KINDS = [
  "customer",
  "contact",
  "workOrder",
  "feeClient",
  "payment",
  "message",
  "todo",
  "link",
  "linkEnd",
  "notice",
] as const;
export type Kind = (typeof KINDS)[number];

/** Kinds of which each follows the one before of its writer: an unknown outcome would be in the way of the next. */
export const FOLLOWING: ReadonlySet<Kind> = new Set(["payment", "notice"]);

/** A write that is to be done once, with a mark that its record bears. */
export interface Intent extends Call {
  readonly kind: Kind;
  readonly mark: string;
  tries: number;
  /** "open": its outcome is unknown yet. "abandoned": it stays unknown, without another request. */
  state: "open" | "done" | "refused" | "abandoned";
  /** The first answer that came, as JSON text. */
  answer?: string;
  /** An intent that is repeated gets a secret of its own. */
  readonly isSecret?: true;
}

const FEE_START = "2026-01";

/** The kind that comes first where a kind has nothing to follow yet. */
const BEFORE: Partial<Record<Kind, Kind>> = { payment: "feeClient", todo: "message" };

/** Makes new intents of one writer; its payments follow one another month by month, its notices are sent and taken back. */
export function intentMaker(firm: Firm, writer: number): () => Intent {
  let made = 0;
  const lastOf = new Map<Kind, Intent>();
  const madeOf = new Map<Kind, number>();
  const isReady = (kind: Kind) => lastOf.get(BEFORE[kind] ?? kind)?.state === "done";
  const next = (): Kind => {
    const kind = KINDS[made % KINDS.length] ?? "customer";
    if (kind === "linkEnd" && firm.linkIds.length === 0) return "link";
    if (kind === "feeClient") return isReady("payment") ? "payment" : kind;
    const before = BEFORE[kind];
    return before !== undefined && !isReady(kind) ? before : kind;
  };
  return () => {
    made += 1;
    const kind = next();
    const turn = madeOf.get(kind) ?? 0;
    madeOf.set(kind, turn + 1);
    const companyId = firm.companyIds[(made * 7 + writer) % firm.companyIds.length] ?? 0;
    const followed = JSON.parse(lastOf.get(BEFORE[kind] ?? kind)?.answer ?? "{}") as Followed;
    const key = randomUUID();
    const named = `${MARKS[kind]}${writer}-${made}`;
    const written = CONTENTS[kind]({ firm, writer, companyId, turn, followed, key, mark: named });
    const intent: Intent = { kind, mark: named, key, ...written, tries: 0, state: "open" };
    lastOf.set(kind, intent);
    return intent;
  };
}

interface Followed {
  readonly clientId?: number;
  readonly id?: number;
}

interface Given {
  readonly firm: Firm;
  readonly writer: number;
  readonly companyId: number;
  /** Of the intents of its kind that this writer has made before. */
  readonly turn: number;
  readonly followed: Followed;
  readonly key: string;
  readonly mark: string;
}

type Content = Pick<Call, "path" | "body"> & Partial<Pick<Intent, "mark" | "isSecret">>;

const CHAT = "/api/fcp/application/message/chat";
const FEES = "/api/fcp/web/fee/feeManager";

const CONTENTS: Readonly<Record<Kind, (given: Given) => Content>> = {
  customer: ({ mark, firm }) => ({
    path: "/api/fcp/web/company/add",
    body: { ...companyForm(mark, (numbers += 1)), userIdList: [firm.userId] },
  }),
  contact: ({ companyId, mark }) => ({
    path: "/api/fcp/web/company/contact/save",
    body: { companyId, name: mark, phone: `139${String((numbers += 1)).padStart(8, "0")}` },
  }),
  workOrder: ({ companyId, mark }) => ({
    path: "/api/workorder/save",
    body: { qyid: companyId, type: 2, subType: 201, title: mark, content: "请核对" },
  }),
  feeClient: ({ mark }) => ({
    path: `${FEES}/createClientByName`,
    body: { clientName: mark, monthFee: 100, serviceStart: FEE_START },
  }),
  payment: ({ followed: { clientId }, turn, mark }) => ({
    path: `${FEES}/saveRecord`,
    body: {
      clientId,
      endPeriod: shiftPeriod(FEE_START, turn),
      amount: 100,
      payMethod: "transfer",
      payTime: "2026-01-05",
      remark: mark,
    },
  }),
  message: ({ companyId, key, mark }) => ({
    path: `${CHAT}/record/submit`,
    body: { qyid: companyId, module: 1, content: mark, source: "web", clientKey: key, files: [] },
  }),
  todo: ({ followed: { id }, firm, mark }) => ({
    path: `${CHAT}/todo/save`,
    body: { dataId: id, content: mark, userIdList: [firm.userId] },
  }),
  link: ({ firm }) => {
    const companyId = firm.linkedIds[(numbers += 1) % firm.linkedIds.length] ?? 0;
    return { path: "/api/mini/client/link", body: { companyId }, mark: `链接${companyId}`, isSecret: true };
  },
  linkEnd: ({ firm }) => {
    const linkId = firm.linkIds.pop() ?? 0;
    return { path: "/api/mini/clientLink/revoke", body: { linkIdList: [linkId] }, mark: `撤链${linkId}` };
  },
  notice: ({ firm, writer, turn, mark }) => {
    const { month, companyIds, amount } = firm.told;
    const qyId = companyIds[writer] ?? 0;
    const telling = { operationType: 1, paymentTimeType: 1, noticeTaxReqList: [{ qyId, taxAmount: amount }] };
    const act = turn % 2 === 0 ? telling : { operationType: 2 };
    return {
      path: "/api/fcp/web/pit/confirmTax",
      body: { ...month, qyIdList: [qyId], ...act, content: mark },
    };
  },
};

const MARKS: Readonly<Record<Kind, string>> = {
  customer: "客户",
  contact: "联系",
  workOrder: "工单",
  feeClient: "收费",
  payment: "收款",
  message: "留言",
  todo: "待办",
  link: "链接",
  linkEnd: "撤链",
  notice: "通知",
};

/** Of tax numbers, phones and links: no two intents of a run share one. */
let numbers = 0;
