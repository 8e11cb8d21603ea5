import { randomUUID } from "node:crypto";
import { shiftPeriod } from "../../src/domain/period.ts";
import type { Call } from "./api.ts";
import { companyForm } from "./company-form.ts";
import type { Firm } from "./firm.ts";

const KINDS = ["customer", "contact", "workOrder", "feeClient", "payment"] as const;
type WorkKind = (typeof KINDS)[number];
/** Messages have writers of their own. */
export type Kind = WorkKind | "message";

/** A write that is to be done once, with a mark that its record bears. */
export interface Intent extends Call {
  readonly kind: Kind;
  readonly mark: string;
  tries: number;
  /** "open": its outcome is unknown yet. "abandoned": it stays unknown, without another request. */
  state: "open" | "done" | "refused" | "abandoned";
  /** The first answer that came, as JSON text. */
  answer?: string;
}

const FEE_START = "2026-01";

/** Makes new intents of one writer; its payments follow one another month by month. */
export function intentMaker(firm: Firm, writer: number): () => Intent {
  let made = 0;
  let month = 0;
  let client: Intent | undefined;
  const content = (kind: WorkKind, mark: string): Pick<Call, "path" | "body"> => {
    const companyId = firm.companyIds[(made * 7 + writer) % firm.companyIds.length] ?? 0;
    switch (kind) {
      case "customer":
        return {
          path: "/api/fcp/web/company/add",
          body: { ...companyForm(mark, (numbers += 1)), userIdList: [firm.userId] },
        };
      case "contact": {
        const phone = `139${String((numbers += 1)).padStart(8, "0")}`;
        return { path: "/api/fcp/web/company/contact/save", body: { companyId, name: mark, phone } };
      }
      case "workOrder":
        return {
          path: "/api/workorder/save",
          body: { qyid: companyId, type: 2, subType: 201, title: mark, content: "请核对" },
        };
      case "feeClient":
        return {
          path: "/api/fcp/web/fee/feeManager/createClientByName",
          body: { clientName: mark, monthFee: 100, serviceStart: FEE_START },
        };
      case "payment": {
        const { clientId } = JSON.parse(client?.answer ?? "{}") as { clientId?: number };
        const endPeriod = shiftPeriod(FEE_START, (month += 1) - 1);
        const paid = { amount: 100, payMethod: "transfer", payTime: "2026-01-05", remark: mark };
        return { path: "/api/fcp/web/fee/feeManager/saveRecord", body: { clientId, endPeriod, ...paid } };
      }
    }
  };
  return () => {
    made += 1;
    let kind: WorkKind = KINDS[made % KINDS.length] ?? "customer";
    if (kind === "payment" && client?.state !== "done") kind = "feeClient";
    else if (kind === "feeClient" && client?.state === "done") kind = "payment";
    const mark = `${MARKS[kind]}${writer}-${made}`;
    const intent: Intent = { kind, mark, key: randomUUID(), ...content(kind, mark), tries: 0, state: "open" };
    if (kind === "feeClient") client = intent;
    return intent;
  };
}

const MARKS: Readonly<Record<WorkKind, string>> = {
  customer: "客户",
  contact: "联系",
  workOrder: "工单",
  feeClient: "收费",
  payment: "收款",
};

/** Of tax numbers and phones: no two intents of a run share one. */
let numbers = 0;
