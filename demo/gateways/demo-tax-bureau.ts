import { GatewayRefusal } from "../../server/gateways/gateway-refusal.ts";
import type {
  BureauInvoice,
  BureauPeriod,
  CollectionRequest,
  TaxBureau,
} from "../../server/gateways/tax-bureau.ts";

/** An invented bureau: what it answers follows from tax number and month, so that some companies always fail. */
export const demoTaxBureau: TaxBureau = {
  collectInvoices: (request) => {
    if (signOf(request) % 13 === 6)
      return Promise.reject(new GatewayRefusal("税局登录失效，请重新完成税局账号验证后再采集"));
    return Promise.resolve(
      Array.from({ length: 1 + (signOf(request) % 3) }, (_none, index) => inventInvoice(request, index)),
    );
  },
  confirmSelection: async (period) =>
    await refuse(period, 17, 9, "税务局统计确认失败：当期申报表尚未作废，请先作废申报表"),
  cancelConfirmation: async (period) => await refuse(period, 11, 4, "增值税申报表已申报，无法撤销统计确认"),
  declareOtherTaxes: async (declaration) => {
    await refuse(declaration, 7, 3, "申报失败：税源信息未采集，请先在电子税务局采集税源后重新申报");
    return declaration.taxes;
  },
  declare: async (declaration) => {
    await refuse(declaration, 19, 7, "申报失败：附表数据与上期留抵税额不一致，请核对后重新申报");
    return declaration.taxes;
  },
};

/** Refuses the months whose sign leaves `place` when it is divided by `of`. */
function refuse(period: BureauPeriod, of: number, place: number, reason: string): Promise<void> {
  return signOf(period) % of === place ? Promise.reject(new GatewayRefusal(reason)) : Promise.resolve();
}

const PARTNERS = [
  { name: "上海申捷供应链管理有限公司", taxNumber: "91310115MA200756AC" },
  { name: "苏州工联五金制品有限公司", taxNumber: "91320508MA200823B7" },
] as const;

function inventInvoice(request: CollectionRequest, index: number): BureauInvoice {
  const { taxlayerNo, kjnd, kjqj, general, today } = request;
  const sign = hash(`${taxlayerNo} ${kjnd} ${kjqj} ${today} ${index}`);
  const sale = index === 1;
  const percent = sale && !general ? 1 : 13;
  const fen = 50_000 + (sign % 950_000);
  const partner = PARTNERS[sign % PARTNERS.length] ?? PARTNERS[0];
  return {
    jxxlx: sale ? 1 : 0,
    fpzl: index === 2 ? "82" : "81",
    fphm: `${kjnd % 100}${taxlayerNo.slice(2, 4)}8${String((sign * 7919 + index) % 1_000_000_000_000_000).padStart(15, "0")}`,
    kprq: `${kjnd}-${String(kjqj).padStart(2, "0")}-${String(1 + (sign % 28)).padStart(2, "0")}`,
    partner,
    goods: "*日用杂品*日用百货",
    unit: "批",
    rate: percent / 100,
    net: fen / 100,
    tax: Math.round((fen * percent) / 100) / 100,
  };
}

function signOf({ taxlayerNo, kjnd, kjqj }: BureauPeriod): number {
  return hash(`${taxlayerNo} ${kjnd} ${kjqj}`);
}

function hash(text: string): number {
  let sum = 2_166_136_261;
  for (const char of text) sum = Math.imul(sum ^ (char.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return sum;
}
