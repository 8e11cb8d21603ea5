import type { Contribution, SocialInsuranceBureau } from "../../server/gateways/social-insurance-bureau.ts";

/** Ten-thousandths of the base: person, company. */
const RATES = {
  yanglao: [800, 1600],
  yiliao: [200, 900],
  shiye: [50, 50],
  gongshang: [0, 26],
  gjj: [700, 700],
} as const;

/** The contributions on these bases, in 分. */
export function contributionOn(socialBase: number, fundBase: number): Contribution {
  const of = (base: number, rate: number) => Math.round((base * rate) / 10_000);
  return {
    yanglaoGr: of(socialBase, RATES.yanglao[0]),
    yiliaoGr: of(socialBase, RATES.yiliao[0]),
    shiyeGr: of(socialBase, RATES.shiye[0]),
    gjjGr: of(fundBase, RATES.gjj[0]),
    yanglaoDw: of(socialBase, RATES.yanglao[1]),
    yiliaoDw: of(socialBase, RATES.yiliao[1]),
    shiyeDw: of(socialBase, RATES.shiye[1]),
    gongshangDw: of(socialBase, RATES.gongshang[1]),
    gjjDw: of(fundBase, RATES.gjj[1]),
  };
}

/**
 * Invented offices: they levy on the payroll's own bases, except that some people's were raised in July by a twelfth,
 * which the payroll does not contain, and that a few are not insured any more.
 */
export const demoSocialInsurance: SocialInsuranceBureau = {
  contributions: (people, period) =>
    Promise.resolve(
      people.map(({ zjhm, socialBase, fundBase }) => {
        const sign = Array.from(zjhm).reduce((sum, char) => sum + (char.codePointAt(0) ?? 0), 0);
        if (sign % 23 === 7) return null;
        const raised = sign % 5 === 0 && Number(period.slice(5)) >= 7;
        const base = raised ? Math.round((socialBase * 13) / 12 / 100) * 100 : socialBase;
        return contributionOn(base, fundBase);
      }),
    ),
};
