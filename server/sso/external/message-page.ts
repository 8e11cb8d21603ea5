import { escapeHtml } from "../../web/escape-html.ts";

/** A page that says how a sign-in or sign-out went, and leads back to the sign-in. */
export function messagePage(text: string): string {
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>单点登录</title>
<link rel="icon" type="image/svg+xml" href="/logo.svg">
<link rel="stylesheet" href="/sso/sign-in.css">
</head>
<body>
<main>
<header>
<h1>单点登录</h1>
</header>
<p class="notice">${escapeHtml(text)}</p>
<p><a href="/sso/authorize">重新登录</a></p>
</main>
</body>
</html>
`;
}
