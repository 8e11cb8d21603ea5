import { escapeHtml } from "../../platform/http/escape-html.ts";
import { type ApiDocument, groupOf, listOperations } from "./present-document.ts";
import { isAssumed } from "./present-operation.ts";

/** A document of the catalogue by its name without the ending. */
export interface Area {
  readonly name: string;
  /** Of its document, from the project's root. */
  readonly file: string;
  readonly document: ApiDocument;
}

/** The areas beside all of their operations, each a link into the viewer. */
export function indexPage(areas: readonly Area[]): string {
  const operations = areas.flatMap(({ document }) => listOperations(document));
  const assumed = operations.filter(({ operation }) => isAssumed(operation)).length;
  const note = `共 ${areas.length} 个模块、${operations.length} 个接口，其中 ${assumed} 个的请求方式或路径为假定`;
  return page(
    "接口文档",
    areas,
    "",
    `<p class="note">${note}。</p>\n${areas.map(operationTable).join("\n")}`,
  );
}

/** One area in the viewer, which fetches the document by itself. */
export function areaPage(areas: readonly Area[], { name, document }: Area): string {
  const viewer = `<div id="viewer" data-document="/api-docs/${name}/openapi.json" lang="zh-CN"></div>
<script src="/api-docs/viewer/swagger-ui-bundle.js"></script>
<script src="/api-docs/viewer/start-viewer.js"></script>`;
  return page(`${groupOf(document)} - 接口文档`, areas, name, viewer);
}

function operationTable({ name, document }: Area): string {
  const group = groupOf(document);
  const rows = listOperations(document).map(({ method, path, operation }) => {
    const { operationId = "", summary = "" } = operation;
    const address = `/api-docs/${name}#/${encodeURIComponent(group)}/${encodeURIComponent(operationId)}`;
    return `<tr>
<td class="method">${method.toUpperCase()}</td>
<td><a href="${escapeHtml(address)}">${escapeHtml(path)}</a></td>
<td>${escapeHtml(summary)}${marks(operation)}</td>
<td><code>${escapeHtml(operationId)}</code></td>
</tr>`;
  });
  return `<section class="operations">
<h2>${escapeHtml(group)}</h2>
<table>
${rows.join("\n")}
</table>
</section>`;
}

function marks(operation: Parameters<typeof isAssumed>[0]): string {
  const assumed = isAssumed(operation) ? `<span class="mark">假定</span>` : "";
  const socket = operation["x-socket"] ? `<span class="mark">长连接</span>` : "";
  const planned = operation["x-planned"] ? `<span class="mark">尚未提供</span>` : "";
  return assumed + socket + planned;
}

function page(title: string, areas: readonly Area[], current: string, content: string): string {
  const links = areas.map(({ name, document }) => {
    const here = name === current ? ` aria-current="page"` : "";
    const count = listOperations(document).length;
    return `<li><a href="/api-docs/${name}"${here}>${escapeHtml(groupOf(document))} <small>${name}</small> <span>${count}</span></a></li>`;
  });
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" type="image/svg+xml" href="/logo.svg">
<link rel="stylesheet" href="/api-docs/viewer/swagger-ui.css">
<link rel="stylesheet" href="/api-docs/viewer/docs-page.css">
</head>
<body>
<nav aria-label="模块">
<a class="home" href="/api-docs"${current === "" ? ` aria-current="page"` : ""}>接口文档</a>
<ul>
${links.join("\n")}
</ul>
</nav>
<main>
${content}
</main>
</body>
</html>
`;
}
