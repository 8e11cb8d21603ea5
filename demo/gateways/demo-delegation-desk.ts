import type { DelegationAnswer, DelegationDesk } from "../../server/gateways/delegation-desk.ts";

/** Plays the bureau: what it answers depends on the tax number alone, so that some companies always fail. */
export const demoDelegationDesk: DelegationDesk = {
  authorise: async ({ taxlayerNo }) => refusing(AUTHORISE_REASONS, taxlayerNo),
  release: async ({ taxlayerNo }) => refusing(RELEASE_REASONS, taxlayerNo),
};

const AUTHORISE_REASONS: Readonly<Record<number, string>> = {
  3: "税务机关未查询到该办税员的实名信息，请先完成实名认证",
  8: "该企业已委托其他代理机构，须先由原机构解除委托",
};

const RELEASE_REASONS: Readonly<Record<number, string>> = {
  5: "该企业当期申报尚未完成，税务机关暂不受理解除委托",
};

async function refusing(
  reasons: Readonly<Record<number, string>>,
  taxlayerNo: string,
): Promise<DelegationAnswer> {
  const reason = reasons[checksum(taxlayerNo) % 11];
  return await Promise.resolve(reason === undefined ? { done: true } : { done: false, reason });
}

function checksum(text: string): number {
  return Array.from(text).reduce((sum, char, index) => sum + (char.codePointAt(0) ?? 0) * (index + 1), 0);
}
