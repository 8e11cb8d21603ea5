/** China has kept one zone without summer time since 1992. */
const OFFSET_MS = 8 * 60 * 60 * 1000;

const DATE_TIME = /^(\d{4})-(\d{2})-(\d{2})(?: (\d{2}):(\d{2}):(\d{2}))?$/;

/** An instant as Asia/Shanghai local text, `YYYY-MM-DD HH:mm:ss`. */
export function toShanghaiText(epochMs: number): string {
  return new Date(epochMs + OFFSET_MS).toISOString().slice(0, 19).replace("T", " ");
}

/** The instant of `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai; null when there is no such day or time. */
export function fromShanghaiText(text: string): number | null {
  const parts = DATE_TIME.exec(text);
  if (!parts) return null;
  const [year, month, day, hour, minute, second] = parts.slice(1).map((part) => Number(part ?? 0)) as Six;
  const epochMs = Date.UTC(year, month - 1, day, hour, minute, second) - OFFSET_MS;
  const exact = text.length === 10 ? `${text} 00:00:00` : text;
  return toShanghaiText(epochMs) === exact ? epochMs : null;
}

type Six = [number, number, number, number, number, number];
