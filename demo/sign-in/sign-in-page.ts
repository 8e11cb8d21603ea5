import type { DemoFirm } from "../demo-accounts.ts";
import { escapeHtml } from "../../server/platform/http/escape-html.ts";
import { ssoPage } from "../../server/access/sign-on/sso-page.ts";

/** A refused share code. */
export interface RefusedShare {
  readonly fault: string;
  /** The name as it was typed; the code is typed anew. */
  readonly guest: string;
}

/**
 * The list of demonstration accounts, each a form that signs in, and one for a share code. Without a valid target it only
 * explains.
 */
export function signInPage(
  firms: readonly DemoFirm[],
  redirect: URL | null,
  refused: RefusedShare | null,
): string {
  const body =
    redirect === null
      ? NO_TARGET
      : `${firms.map((firm) => firmSection(firm, redirect)).join("")}${shareSection(redirect, refused)}`;
  return ssoPage("演示环境，数据均为虚构。选择一个账号即可进入，无需密码。", body, "单点登录 - 演示环境");
}

const NO_TARGET = `<p class="notice">返回地址无效，无法登录。请从系统首页重新进入。</p>\n`;

/** Below a long list of accounts: the focus brings it into view after a refusal. */
function shareSection(redirect: URL, refused: RefusedShare | null): string {
  const notice = refused ? `<p class="notice" role="alert">${escapeHtml(refused.fault)}</p>\n` : "";
  return `<section>
<h2>分享登录</h2>
${notice}<form class="share" method="post" action="/sso/authorize">
<input type="hidden" name="redirect" value="${escapeHtml(redirect.href)}">
<label for="share-code">分享登录码</label>
<input id="share-code" name="shareCode" required maxlength="200" autocomplete="off"${refused ? " autofocus" : ""}>
<label for="guest">您的姓名</label>
<input id="guest" class="guest" name="guest" required maxlength="20" autocomplete="name" value="${escapeHtml(refused?.guest ?? "")}">
<button>进入</button>
</form>
</section>
`;
}

function firmSection({ gsid, name, accounts }: DemoFirm, redirect: URL): string {
  const rows = accounts.map(
    ({ account, person, shows }) => `<li>
<form method="post" action="/sso/authorize">
<input type="hidden" name="redirect" value="${escapeHtml(redirect.href)}">
<input type="hidden" name="gsid" value="${gsid}">
<button name="account" value="${escapeHtml(account)}">
<span class="person">${escapeHtml(person)}</span>
<span class="account">${escapeHtml(account)}</span>
<span class="shows">${escapeHtml(shows)}</span>
</button>
</form>
</li>`,
  );
  return `<section>
<h2>${escapeHtml(name)}</h2>
<ul>
${rows.join("\n")}
</ul>
</section>
`;
}
