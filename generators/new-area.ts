import { asList, asText } from "../src/schema/project/as-object.ts";
import { asObject, type Project } from "../src/schema/project/project.ts";
import { chineseTitle } from "./foreign/chinese-title.ts";
import {
  REFUSED,
  type At,
  type Conversion,
  type Json,
  lookUp,
  report,
  type Unconverted,
} from "./foreign/conversion.ts";
import { type Codes, convertOperation, type ForeignOperation } from "./foreign/convert-operation.ts";
import { namesIn, readableName, Refused } from "./foreign/convert-request.ts";
import { camel, nameOperations } from "./foreign/name-operations.ts";
import { newPermission } from "./new-permission.ts";

export interface AreaOptions {
  /** First word of the ids, and of the file; by default from the document's title. */
  readonly area?: string | undefined;
  /** In Chinese; by default the document's title. */
  readonly title?: string | undefined;
}

export interface ForeignArea {
  readonly area: string;
  /** Path → text. */
  readonly files: ReadonlyMap<string, string>;
  readonly converted: number;
  /** Of which nothing was taken over. */
  readonly refused: number;
  readonly unconverted: readonly Unconverted[];
}

const METHODS = ["get", "put", "post", "delete", "patch", "options", "head", "trace"];
const SERVED: ReadonlySet<string> = new Set(["get", "put", "post", "delete", "patch"]);
const AREA = /^[a-z][A-Za-z0-9]*$/;
const WHOLE = "整份文档";

/**
 * The area of the catalogue that a foreign OpenAPI document of 3.0 or 3.1 describes, with codes that open it, and what
 * could not be taken over. Throws an Error in Chinese when nothing can.
 */
export function newArea(project: Project, document: Json, options: AreaOptions = {}): ForeignArea {
  const area = areaOf(project, document, options);
  const codes = { read: `${area}.view`, write: `${area}.edit` };
  const conversion: Conversion = { document, schemas: new Map(), names: new Map(), unconverted: [] };
  const whole: At = { conversion, operation: WHOLE, place: "", direction: "answer", inlined: [] };
  const title = options.title ?? chineseTitle(asObject(document.info), area, whole);
  reportDocument(document, whole);
  const base = baseOf(document, whole);
  const foreign = operationsOf(document, whole);
  const paths = convertAll({ project, area, base, codes, foreign, conversion });
  const converted = Object.values(paths).flatMap((item) => Object.keys(item)).length;
  if (converted === 0) throw new Error("文档中没有可以转换的接口");
  const text = {
    openapi: "3.1.0",
    info: { title, version: "1.0.0" },
    servers: [{ url: base }],
    paths,
    components: { schemas: Object.fromEntries(conversion.schemas) },
  };
  const files = new Map([
    [`schemas/api/${area}.json`, `${JSON.stringify(text, null, 2)}\n`],
    ...begunCodes(project, area, title, codes, paths),
  ]);
  return { area, files, converted, refused: foreign.length - converted, unconverted: conversion.unconverted };
}

function areaOf(project: Project, { openapi, swagger, info }: Json, options: AreaOptions): string {
  if (swagger !== undefined) throw new Error("这是 Swagger 2；请先转成 OpenAPI 3");
  if (!/^3\.[01]\./.test(asText(openapi) ?? "")) throw new Error("不是 OpenAPI 3.0 或 3.1 的文档");
  const area = options.area ?? camel(asText(asObject(info).title) ?? "");
  if (!AREA.test(area)) throw new Error("请用 --area 指定英文区域名，如 --area parcel");
  if (project.files.has(`schemas/api/${area}.json`) || project.permissions.has(area))
    throw new Error(`区域“${area}”已存在；请用 --area 另取一个`);
  return area;
}

function reportDocument(document: Json, at: At): void {
  if (document.webhooks !== undefined)
    report(at, "有 webhooks（由对方发起的调用）", "目录没有；请由后端接收");
  const schemes = Object.keys(asObject(asObject(document.components).securitySchemes));
  if (schemes.length > 0)
    report(at, `登录方式为 ${schemes.join("、")}`, "本系统用 access-token；请由网关转换");
  report(at, "原文没有权限码", "已建查看、维护两个权限码；请按岗位细分");
  report(at, "错误时的返回（4xx、5xx）", "目录由信封的 code、message 表达，已略去");
}

/** The path of the first server: its host is the gateway's business. */
function baseOf({ servers }: Json, at: At): string {
  const [first] = asList(servers).map(asObject);
  const variables = Object.entries(asObject(first?.variables));
  const url = variables.reduce(
    (text, [name, value]) => text.replaceAll(`{${name}}`, asText(asObject(value).default) ?? ""),
    asText(first?.url) ?? "",
  );
  const base = url
    .replace(/^\w*:?\/\/[^/]*/, "")
    .replace(/[?#].*$/, "")
    .replace(/\/+$/, "");
  if (url !== base && url !== "/") report(at, `服务地址为 ${url}`, "由网关转发；目录只写路径");
  if (/^\/[\w./-]+$/.test(base)) return base;
  report(at, "服务地址没有路径前缀", "暂用 /api；请与网关一致");
  return "/api";
}

function operationsOf(document: Json, at: At): ForeignOperation[] {
  return Object.entries(asObject(document.paths)).flatMap(([path, written]) => {
    const item = lookUp(document, written);
    if (!item) {
      report({ ...at, operation: path }, "地址的引用不在本文档内", "按原系统文档手工编写");
      return [];
    }
    return METHODS.filter((method) => item[method] !== undefined).map((method) => ({
      path,
      method,
      item,
      value: asObject(item[method]),
    }));
  });
}

interface All {
  readonly project: Project;
  readonly area: string;
  readonly base: string;
  readonly codes: Codes;
  readonly foreign: readonly ForeignOperation[];
  readonly conversion: Conversion;
}

function convertAll({ project, area, base, codes, foreign, conversion }: All): Record<string, Json> {
  const paths: Record<string, Record<string, Json>> = {};
  const idsByAddress = new Map(
    project.allOperations.map(({ id, method, path }) => [addressOf(method, path), id]),
  );
  const names = nameOperations(area, foreign);
  for (const operation of foreign) {
    const { method, path } = operation;
    const id = names.get(operation) ?? area;
    const where = `${method.toUpperCase()} ${path}`;
    const at: At = { conversion, operation: where, place: "", direction: "answer", inlined: [] };
    try {
      assertAddress(method, path);
      const address = addressOf(method, base + path);
      const existingId = idsByAddress.get(address);
      if (existingId !== undefined) throw new Refused(`地址与“${existingId}”相同`, "去掉其一，或改地址");
      const route = path.replaceAll(/\{([^{}]+)\}/g, (_all, name: string) => `{${readableName(name)}}`);
      const converted = convertOperation(operation, id, codes, at);
      idsByAddress.set(address, id);
      paths[route] = { ...paths[route], [method]: converted };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      report(at, `${REFUSED}${error.message}`, error.todo);
    }
  }
  return paths;
}

function addressOf(method: string, path: string): string {
  return `${method} ${path.replaceAll(/\{[^{}]*\}/g, "{}")}`;
}

function assertAddress(method: string, path: string): void {
  if (!SERVED.has(method)) throw new Refused(`方法 ${method} 不在目录中`, "一般无需处理");
  if (/[?#*]/.test(path) || !path.startsWith("/"))
    throw new Refused("地址含查询串或通配符", "改成普通路径后再转换");
  const isWhole = path.split("/").every((part) => !part.includes("{") || /^\{[^{}]+\}$/.test(part));
  if (!isWhole) throw new Refused("地址的一段里混有参数和文字", "由后端改成 /固定文字/{参数} 的形式");
  const names = namesIn(path).map(readableName);
  if (new Set(names).size < names.length) throw new Refused("地址中同名参数出现两次", "改名后再转换");
}

/** A menu for the area and a button for each of its codes that an operation requires. */
function begunCodes(
  project: Project,
  area: string,
  title: string,
  codes: Codes,
  paths: Readonly<Record<string, Json>>,
): ReadonlyMap<string, string> {
  const files = newPermission(project, area, title);
  const used = new Set(
    Object.values(paths).flatMap((item) =>
      Object.values(item).map((operation) => asObject(operation)["x-permission"]),
    ),
  );
  const children = [
    { code: codes.read, title: `查看${title}`, resourceType: "BUTTON" },
    { code: codes.write, title: `维护${title}`, resourceType: "BUTTON" },
  ].filter(({ code }) => used.has(code));
  return new Map(
    [...files].map(([name, text]) => {
      const content = JSON.parse(text) as Json & { readonly codes: readonly Json[] };
      return [
        name,
        `${JSON.stringify({ ...content, codes: content.codes.map((code) => ({ ...code, children })) }, null, 2)}\n`,
      ];
    }),
  );
}
