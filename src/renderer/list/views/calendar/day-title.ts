const WEEKDAYS = ["日", "一", "二", "三", "四", "五", "六"];

/** `2026-11-20` as a heading: 11月20日 星期五. */
export function dayTitle(day: string): string {
  const weekday = WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? "";
  return `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日 星期${weekday}`;
}
