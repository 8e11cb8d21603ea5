import { GatewayRefusal } from "../../server/gateways/gateway-refusal.ts";
import type { HandedIn, Payment, PitBureau } from "../../server/gateways/pit-bureau.ts";

/** The bureau waives what is smaller. */
const LEAST_TAX = 100;

/**
 * An invented bureau: a ready declaration is declared at the time of the request; its payment, and whether the bureau
 * can be reached at all, follow from the company's tax number and the period.
 */
export const demoPitBureau: PitBureau = {
  collect: (declaration) => {
    const { isReady, now, tax } = declaration;
    const sign = signOf(declaration);
    if (sign % 17 === 3)
      return Promise.reject(new GatewayRefusal("税局登录失败：申报密码错误，请更新后重新采集"));
    if (!isReady) return Promise.resolve({ declared: false });
    const payment = paymentOf(tax, sign, now);
    return Promise.resolve({ declared: true, declareTime: now, payment });
  },
  revoke: (declaration) =>
    signOf(declaration) % 11 === 5
      ? Promise.reject(new GatewayRefusal("税局返回：申报表正在处理中，请稍后再撤销"))
      : Promise.resolve(),
};

function paymentOf(tax: number, sign: number, now: string): Payment {
  if (tax <= LEAST_TAX) return { state: "none-needed" };
  if (sign % 7 === 2) return { state: "failed" };
  if (sign % 7 === 4) return { state: "under-way" };
  return sign % 3 === 0 ? { state: "due" } : { state: "paid", amount: tax, time: now };
}

function signOf({ taxlayerNo, period }: HandedIn): number {
  return Array.from(`${taxlayerNo}${period}`).reduce(
    (sum, char, place) => sum + (char.codePointAt(0) ?? 0) * ((place % 5) + 1),
    0,
  );
}
