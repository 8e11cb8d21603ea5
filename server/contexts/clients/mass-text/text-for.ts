import type { Recipient } from "./read-recipients.ts";

/** The text as one client reads it. */
export function textFor(content: string, { companyName, contactName }: Recipient): string {
  return content.replaceAll("{客户名称}", companyName).replaceAll("{联系人}", contactName ?? "您");
}
