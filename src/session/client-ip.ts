import type { LastingStorage } from "./lasting-storage.ts";

export interface ClientIp {
  /** The public address of this machine; null while it is unknown. */
  readonly current: () => string | null;
  /** Fetches it, unless it is loaded or `url` is empty. Never rejects: requests go without it. */
  readonly load: () => Promise<void>;
}

export interface ClientIpOptions {
  /** Answers the caller's address as a text, as `{ "ip": … }` or as that in an envelope; empty: no request is sent. */
  readonly url: string;
  readonly storage: Pick<LastingStorage, "getItem" | "setItem">;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

const KEY = "clientIp";
const KEPT_MS = 15 * 24 * 60 * 60 * 1000;
const PATIENCE_MS = 5000;

/** The address for the `Client-Ip` header, looked up once in 15 days. */
export function createClientIp({ url, storage, now = Date.now }: ClientIpOptions): ClientIp {
  let ip = url === "" ? null : readKept(storage.getItem(KEY), now());
  return {
    current: () => ip,
    load: async () => {
      if (url === "" || ip !== null) return;
      ip = await ask(url);
      if (ip !== null) storage.setItem(KEY, JSON.stringify({ ip, at: now() }));
    },
  };
}

async function ask(url: string): Promise<string | null> {
  try {
    const response = await fetch(url, {
      credentials: "omit",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return response.ok ? readAddress(parsed(await response.text())) : null;
  } catch {
    // The header then says that it is unknown.
    return null;
  }
}

function readKept(text: string | null, now: number): string | null {
  const kept = parsed(text ?? "");
  const { ip, at } = isRecord(kept) ? kept : {};
  return typeof at === "number" && now - at < KEPT_MS ? readAddress(ip) : null;
}

function readAddress(value: unknown): string | null {
  if (isRecord(value)) return readAddress(value["ip"] ?? value["result"]);
  const text = typeof value === "string" ? value.trim() : "";
  return /^(?:\d{1,3}(?:\.\d{1,3}){3}|[\da-f:.]*:[\da-f:.]+)$/i.test(text) ? text : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A bare address is no JSON.
    return text;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
