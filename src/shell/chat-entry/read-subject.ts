import { periodParts, readPeriod } from "../../domain/period.ts";
import type { ChatSubject } from "../../session/chat-port.ts";

interface Given {
  readonly companyId?: unknown;
  readonly module?: unknown;
  readonly period?: unknown;
}

/** The talk of a screen's `params`: a company, perhaps a module, perhaps the month. Null: no company is named. */
export function readSubject(params: unknown): ChatSubject | null {
  const { companyId, module, period } = (
    typeof params === "object" && params !== null ? params : {}
  ) as Given;
  const qyid = Number(companyId);
  if (!Number.isInteger(qyid) || qyid <= 0) return null;
  const month = readPeriod(period);
  return {
    qyid,
    ...(typeof module === "number" && { module }),
    ...(month !== null && { period: periodParts(month) }),
  };
}
