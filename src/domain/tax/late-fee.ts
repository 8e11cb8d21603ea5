const DAY_MS = 24 * 60 * 60 * 1000;
/** 万分之五 a day (税收征收管理法第三十二条). */
const PER_DAY = 5n;
const WHOLE = 10_000n;
/** Taxes and late fees up to one yuan are not collected (国家税务总局公告2012年第25号). */
const LEAST_FEN = 100;

export interface LateFee {
  /** Days after the last day of the filing window; 0 when the tax is paid in time. */
  readonly days: number;
  /** 滞纳金 in whole 分, half a 分 up. */
  readonly fee: number;
}

/** The late fee of a tax (`dueFen`) that is paid on `payDay`, when the last day for it was `deadline`; days are `YYYY-MM-DD`. */
export function lateFee(dueFen: number, deadline: string, payDay: string): LateFee {
  const days = Math.max(0, Math.round((Date.parse(payDay) - Date.parse(deadline)) / DAY_MS));
  if (dueFen <= LEAST_FEN || days === 0) return { days, fee: 0 };
  const fee = Number((BigInt(dueFen) * PER_DAY * BigInt(days) + WHOLE / 2n) / WHOLE);
  return { days, fee: fee <= LEAST_FEN ? 0 : fee };
}
