import type { Project } from "../../../src/schema/project/project.ts";
import { fileKindOf } from "../../platform/files/file-kind.ts";
import type { CatalogueFault } from "./catalogue-fault.ts";

type Steps = CatalogueFault["steps"];
type Json = { readonly [key: string]: unknown };

const FORM = "multipart/form-data";
const FORM_PROPERTIES = ["requestBody", "content", FORM, "schema", "properties"];
const WORDS_FOR_ALL = new Set(["public", "signed-in"]);

/** Parts that the server needs of an operation and does not find. */
export function* findOperationFaults(
  file: string,
  at: Steps,
  operation: Json,
  { permissions }: Pick<Project, "permissions">,
): Generator<CatalogueFault> {
  const fault = (reason: string, ...more: Steps) => ({ file, steps: [...at, ...more], reason });
  const { operationId, summary, "x-effect": effect, "x-permission": permission } = operation;
  if (!isText(operationId)) yield fault("接口缺少 operationId");
  if (!isText(summary)) yield fault("接口缺少 summary（中文名称）");
  if (effect !== "read" && effect !== "write") yield fault("x-effect 应为 read 或 write", "x-effect");
  const codes = [permission ?? []].flat();
  if (codes.length === 0) yield fault("接口缺少 x-permission");
  for (const code of codes) {
    if (isText(code) && (WORDS_FOR_ALL.has(code) || permissions.has(code))) continue;
    yield fault(`权限码“${isText(code) ? code : JSON.stringify(code)}”不存在`, "x-permission");
  }
  const { parameters = [], requestBody, responses } = operation;
  if (!Array.isArray(parameters)) yield fault("parameters 应为列表", "parameters");
  else {
    for (const [index, parameter] of parameters.entries()) {
      const { name, in: where, schema } = asJson(parameter);
      if (isText(name) && isText(where) && isJson(schema)) continue;
      yield fault("参数缺少 name、in 或 schema", "parameters", index);
    }
  }
  if (requestBody !== undefined && !hasSchema(requestBody)) {
    yield fault("requestBody 缺少 content 及其 schema", "requestBody");
  }
  for (const [field, endings] of endingsOf(requestBody)) {
    for (const ending of endings) {
      if (isText(ending) && fileKindOf(`a${ending}`)) continue;
      const shown = isText(ending) ? ending : JSON.stringify(ending);
      yield fault(`服务端无法识别文件格式“${shown}”`, ...FORM_PROPERTIES, field, "x-accept");
    }
  }
  if (!hasSchema(asJson(responses)["200"])) yield fault("接口缺少 200 的返回及其 schema", "responses", "200");
}

/** The files that the properties of a form take. */
function endingsOf(requestBody: unknown): (readonly [string, readonly unknown[]])[] {
  const schema = asJson(asJson(asJson(requestBody)["content"])[FORM])["schema"];
  return Object.entries(asJson(asJson(schema)["properties"])).map(([field, property]) => [
    field,
    [asJson(property)["x-accept"] ?? []].flat(),
  ]);
}

/** Of several media the first one counts. */
function hasSchema(body: unknown): boolean {
  const [media] = Object.values(asJson(asJson(body)["content"]));
  return isJson(asJson(media)["schema"]);
}

export function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

export function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function asJson(value: unknown): Json {
  return isJson(value) ? value : {};
}
