interface Sized {
  readonly sfxw: number | null;
  readonly sfxz: number;
  readonly cyrs: number | null;
  readonly zcze: number | null;
}

/** The reason why a company is a small low-profit enterprise or not, in words. */
export function smallRemark({ sfxw, sfxz, cyrs, zcze }: Sized): string {
  const unknown = [cyrs === null ? "从业人数" : "", zcze === null ? "资产总额" : ""].filter(Boolean);
  const known = [
    cyrs === null ? "" : `从业人数 ${cyrs} 人（≤300 人）`,
    zcze === null ? "" : `资产总额 ${(zcze / 10_000).toFixed(2)} 万元（≤5000 万元）`,
  ].filter(Boolean);
  if (sfxw !== 1)
    return ["不符合小型微利企业条件", sfxz === 1 ? "从事国家限制或禁止行业" : "", ...known]
      .filter(Boolean)
      .join("；");
  const assumed = unknown.length === 0 ? [] : [`${unknown.join("、")}未取得，按符合条件计，请核对`];
  return ["小型微利企业，实际税负 5%", "应纳税所得额 ≤300 万元", ...known, ...assumed].join("；");
}
