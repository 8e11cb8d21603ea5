import { escapeHtml } from "../../platform/http/escape-html.ts";
import { ssoPage } from "./sso-page.ts";

/** A page that says how a sign-in or sign-out went, and leads back to the sign-in. */
export function messagePage(text: string): string {
  return ssoPage(escapeHtml(text), '<p><a href="/sso/authorize">重新登录</a></p>\n');
}
