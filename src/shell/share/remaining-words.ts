import { fromShanghaiText } from "../../domain/shanghai-time.ts";

const MINUTE_MS = 60_000;

/** The time from `now` to `end` as people say it: 「7 小时 59 分」; both are the server's local text. */
export function remainingWords(now: string, end: string): string {
  const minutes = Math.ceil(((fromShanghaiText(end) ?? 0) - (fromShanghaiText(now) ?? 0)) / MINUTE_MS);
  if (minutes <= 0) return "0 分";
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} 小时`, rest > 0 && `${rest} 分`].filter(Boolean).join(" ");
}
