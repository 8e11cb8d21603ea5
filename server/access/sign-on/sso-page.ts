/** A page of the single sign-on. `body` is HTML; `explanation` is plain text of ours. */
export function ssoPage(explanation: string, body: string, title = "单点登录"): string {
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" type="image/svg+xml" href="/logo.svg">
<link rel="stylesheet" href="/sso/sign-in.css">
</head>
<body>
<main>
<header>
<h1>单点登录</h1>
<p>${explanation}</p>
</header>
${body}</main>
</body>
</html>
`;
}
