import type { FirmContext } from "../../../contracts/firm-context.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { readCompany, contractState, readService } from "../../clients/door.ts";
import { RISK_STATE } from "../compliance/risk-state.ts";
import { OPEN_CHANCES } from "../opportunity/chance-transitions.ts";

/** The code table `adviceLevel`. */
type AdviceLevel = "urgent" | "suggested" | "notice";

export interface AdviceItem {
  readonly title: string;
  readonly level: AdviceLevel;
  readonly content: string;
  readonly advice: string;
}

export interface Advice {
  readonly qyId: number;
  readonly companyName: string;
  readonly taxlayerNo: string;
  readonly firmName: string;
  readonly makeTime: string;
  readonly summary: string;
  /** About tax and growth. */
  readonly finance: readonly AdviceItem[];
  /** About books, pay and papers. */
  readonly accounting: readonly AdviceItem[];
}

/** Risks of these kinds are a matter of book-keeping. */
const ACCOUNTING: ReadonlySet<unknown> = new Set(["payroll", "registration"]);

const LEVELS: readonly AdviceLevel[] = ["notice", "notice", "suggested", "urgent"];

/** The firm's present advice to a client: from the risks that the client may see, their chances and their contract. */
export async function makeAdvice(qyId: number, context: FirmContext): Promise<Advice> {
  const { companyName, taxlayerNo } = await readCompany(context, qyId);
  const firm = await context.db.selectFrom("firm").select("gsmc").executeTakeFirstOrThrow();
  const risks = await readRisks(qyId, context);
  const chances = await readChances(qyId, context);
  const finance = [...risks.filter(({ isAccounting }) => !isAccounting).map(({ item }) => item), ...chances];
  const accounting = [
    ...risks.filter(({ isAccounting }) => isAccounting).map(({ item }) => item),
    ...(await contractAdvice(qyId, context)),
  ];
  const urgent = [...finance, ...accounting].filter(({ level }) => level === "urgent").length;
  return {
    qyId,
    companyName,
    taxlayerNo,
    finance,
    accounting,
    firmName: firm.gsmc,
    makeTime: context.clock.now(),
    summary: summaryOf(companyName, finance.length + accounting.length, urgent),
  };
}

function summaryOf(companyName: string, count: number, urgent: number): string {
  if (count === 0) return `根据现有资料，${companyName}的财税状况良好，请继续保持按期取得发票和按时申报。`;
  const first = urgent === 0 ? "" : `，其中 ${urgent} 项需要尽快处理`;
  return `根据${companyName}近期的申报、发票和薪酬资料，我们整理了 ${count} 项建议${first}。`;
}

async function readRisks(qyId: number, context: FirmContext) {
  const items = await RecordStore.open("riskItem", context);
  const risks = await items.list({
    where: { companyId: qyId, state: [RISK_STATE.open, RISK_STATE.discussed] },
    conditions: [{ fields: ["platforms"], match: "has", value: CLIENT }],
  });
  return risks.map((risk) => ({
    isAccounting: ACCOUNTING.has(risk.category),
    item: {
      title: risk.title,
      level: LEVELS[risk.riskGrade] ?? "notice",
      content: risk.content,
      advice: risk.advice,
    },
  }));
}

/** The audience of the risks that a client sees. */
const CLIENT = 1;

async function readChances(qyId: number, context: FirmContext): Promise<AdviceItem[]> {
  const chances = await RecordStore.open("riseChance", context);
  const open = await chances.list({ where: { qyId, status: OPEN_CHANCES } });
  return open.map((chance) => ({
    title: chance.title,
    level: "suggested",
    content: chance.reason,
    advice: "我们可以为您评估条件、准备资料并全程办理，请与您的客户经理联系。",
  }));
}

async function contractAdvice(qyId: number, context: FirmContext): Promise<AdviceItem[]> {
  const service = await readService(context.db, qyId);
  const contract = { serviceStart: service?.serviceStart ?? null, serviceEnd: service?.serviceEnd ?? null };
  const { serviceStatus, daysLeft } = contractState(contract, context.clock.now().slice(0, 10));
  if (serviceStatus !== "ending" && serviceStatus !== "ended") return [];
  const isOver = serviceStatus === "ended";
  return [
    {
      title: "服务合同续签",
      level: isOver ? "urgent" : "suggested",
      content: isOver
        ? `代理记账合同已于 ${contract.serviceEnd} 到期`
        : `代理记账合同还有 ${daysLeft} 天到期`,
      advice: "请及时确认续签事宜，避免账务和申报中断。",
    },
  ];
}
