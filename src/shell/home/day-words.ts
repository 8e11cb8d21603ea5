import type { ShellTextKey } from "../shell-text.ts";

const WEEKDAYS = ["星期日", "星期一", "星期二", "星期三", "星期四", "星期五", "星期六"];

/** All of these take the server's time, `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
export function greetingKey(now: string): Extract<ShellTextKey, `home.${string}`> {
  const hour = Number(now.slice(11, 13));
  if (hour >= 5 && hour < 12) return "home.morning";
  return hour >= 12 && hour < 18 ? "home.afternoon" : "home.evening";
}

export function dateWithWeekday(now: string): string {
  const day = now.slice(0, 10);
  return `${day} ${WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ""}`;
}
