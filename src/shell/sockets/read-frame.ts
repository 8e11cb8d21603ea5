import type { SocketFrame } from "../../domain/socket-frames.ts";
import { attempt } from "../../session/lasting-storage.ts";

/** A frame as the server writes it; null for anything else. */
export function readFrame(text: string): SocketFrame | null {
  const frame = attempt(() => JSON.parse(text) as unknown);
  if (typeof frame !== "object" || frame === null) return null;
  const { sequence, type, chatSendType } = frame as { readonly [name: string]: unknown };
  const isNamed = typeof type === "string" || typeof chatSendType === "string";
  return typeof sequence === "number" && isNamed ? (frame as SocketFrame) : null;
}
