import { asList } from "../../src/schema/project/as-object.ts";
import { chineseTitle } from "./chinese-title.ts";
import { type At, type Json, inside, report } from "./conversion.ts";
import { convertAnswer } from "./convert-answer.ts";
import { convertBody, convertParameters } from "./convert-request.ts";
import { findPaging } from "./find-paging.ts";

export interface ForeignOperation {
  readonly path: string;
  readonly method: string;
  readonly item: Json;
  readonly value: Json;
}

/** Method → the reason why a write needs no version. */
const VERSIONS: Readonly<Record<string, string>> = {
  post: "create",
  put: "set",
  patch: "set",
  delete: "delete",
};

/** A foreign operation as the catalogue writes it. Throws Refused. */
export function convertOperation(foreign: ForeignOperation, id: string, codes: Codes, at: At): Json {
  const { path, method, item, value } = foreign;
  const request = { ...at, direction: "request" } as const;
  const parameters = convertParameters(path, item, value, inside(request, ""));
  const requestBody = convertBody(value, method, request);
  const responses = convertAnswer(value, { ...at, direction: "answer" });
  const effect = method === "get" ? "read" : "write";
  reportUnknown(foreign, at);
  const converted = {
    operationId: id,
    summary: chineseTitle(value, id.split(".").at(-1) ?? id, inside(at, "summary")),
    ...(typeof value.description === "string" && { description: value.description }),
    "x-planned": true,
    "x-effect": effect,
    "x-permission": codes[effect],
    ...(effect === "write" && { "x-version": VERSIONS[method] }),
    ...(value.deprecated === true && { deprecated: true }),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses,
  };
  const paging = findPaging(converted, at.conversion.schemas);
  return { ...converted, ...(paging && { "x-paging": paging }) };
}

/** Codes that open the area's reading and writing operations. */
export interface Codes {
  readonly read: string;
  readonly write: string;
}

function reportUnknown({ method, value }: ForeignOperation, at: At): void {
  if (method !== "get")
    report(
      inside(at, "x-version"),
      "原文不说明多人同时修改时如何处理",
      `暂记为“${VERSIONS[method]}”；会覆盖他人修改的接口请写明版本`,
    );
  if (method === "post")
    report(
      inside(at, "x-effect"),
      "无法判断 post 是查询还是写入",
      "暂作写入；只查询的请改为 read，权限也改用查看权限",
    );
  if (Array.isArray(value.security) && asList(value.security).length === 0)
    report(
      inside(at, "x-permission"),
      "原文声明无需登录",
      "暂需权限；确需公开的请改为 public 并列入 for-everyone.json",
    );
  for (const key of ["callbacks", "servers"]) {
    if (value[key] !== undefined) report(at, `接口自带 ${key}`, "目录没有对应的说法，已略去");
  }
}
