import type { CallOptions } from "../request/client-contract.ts";

/** Failures are shown at the talk, also that the browser is offline. */
export const IN_PLACE: CallOptions = { silent: true, inPlace: true };

export function reasonOf(error: unknown): string {
  return error instanceof Error && error.message !== "" ? error.message : "请求没有成功，请稍后重试";
}
