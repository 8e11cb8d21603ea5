const WEEKDAYS = ["星期日", "星期一", "星期二", "星期三", "星期四", "星期五", "星期六"];
const DAY_MS = 24 * 60 * 60 * 1000;

/** A day as a talk is divided by it: near ones by their name, those of this year without it. */
export function dayLabel(day: string, today: string): string {
  const weekday = WEEKDAYS[new Date(day).getUTCDay()] ?? "";
  const away = Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS);
  if (away === 0) return "今天";
  if (away === 1) return "昨天";
  const [year, month, date] = day.split("-").map(Number);
  const shown = `${month}月${date}日 ${weekday}`;
  return today.startsWith(`${year}-`) ? shown : `${year}年${shown}`;
}
