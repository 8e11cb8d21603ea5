import { escapeHtml } from "../../platform/http/escape-html.ts";
import { ssoPage } from "./sso-page.ts";

/** A page that confirms before it signs out; afterwards the sign-in page leads to `redirect`. */
export function signOutPage(redirect: URL | null): string {
  const back =
    redirect === null ? "" : `<input type="hidden" name="redirect" value="${escapeHtml(redirect.href)}">\n`;
  return ssoPage(
    "您在此浏览器中已登录。退出后，需要重新登录才能继续使用。",
    `<section>
<form class="share" method="post" action="/sso/logout">
${back}<button>退出登录</button>
</form>
</section>
`,
  );
}
