/** A notice as a clerk would work it out with a calendar on the wall and a pocket calculator. */
export interface PayTimeRequest {
  /** `YYYY-MM` */
  readonly period: string;
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly type: number;
  readonly chosen: string | null;
  /** The last day of the filing window. */
  readonly deadline: string;
  readonly dueFen: number;
}

export interface FoundPayTime {
  readonly payTime: string | null;
  readonly isRefused: boolean;
  readonly days: number;
  readonly fee: number;
}

/** Walks from day to day; adds the fee of one day up, in hundredths of a 分, as often as there are late days. */
export function workOutPayTime({
  period,
  today,
  type,
  chosen,
  deadline,
  dueFen,
}: PayTimeRequest): FoundPayTime {
  if (type !== 0) return { payTime: null, isRefused: false, days: 0, fee: 0 };
  if (chosen === null || !payableDays(period, today).includes(chosen))
    return { payTime: null, isRefused: true, days: 0, fee: 0 };
  let days = 0;
  let tenThousandths = 0n;
  for (let day = deadline; day < chosen; day = next(day)) {
    days += 1;
    tenThousandths += BigInt(dueFen) * 5n;
  }
  const whole = tenThousandths / 10_000n;
  const rounded = tenThousandths % 10_000n >= 5_000n ? whole + 1n : whole;
  const fee = dueFen > 100 && rounded > 100n ? Number(rounded) : 0;
  return { payTime: chosen, isRefused: false, days, fee };
}

/** From today, or from the first of the month after a period that is not over, to the last day of the month behind that one. */
function payableDays(period: string, today: string): string[] {
  let day = today;
  if (period >= today.slice(0, 7)) {
    day = `${period}-28`;
    while (day.slice(0, 7) === period) day = next(day);
  }
  const found: string[] = [];
  const months: string[] = [];
  for (; ; day = next(day)) {
    const month = day.slice(0, 7);
    if (!months.includes(month)) months.push(month);
    if (months.length > 2) return found;
    found.push(day);
  }
}

function next(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}
