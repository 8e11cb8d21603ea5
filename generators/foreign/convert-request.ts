import { asList } from "../../src/schema/project/as-object.ts";
import { asObject } from "../../src/schema/project/project.ts";
import { type At, type Json, inside, lookUp, report } from "./conversion.ts";
import { convertSchema } from "./convert-schema.ts";
import { flattenSchema, typesIn } from "./flatten-schema.ts";
import { mediaOf } from "./media.ts";

/** Thrown for a part that the catalogue cannot express. */
export class Refused extends Error {
  readonly todo: string;

  constructor(reason: string, todo: string) {
    super(reason);
    this.todo = todo;
  }
}

/** The parameters of path and query, those of the path item included; each that the address holds. */
export function convertParameters(path: string, item: Json, operation: Json, at: At): Json[] {
  const byPlace = new Map<string, Json>();
  for (const written of [...asList(item.parameters), ...asList(operation.parameters)]) {
    const parameter = lookUp(at.conversion.document, written);
    if (parameter) byPlace.set(`${String(parameter.in)} ${String(parameter.name)}`, parameter);
    else
      report(inside(at, "参数"), `引用“${String(asObject(written).$ref)}”不在本文档内`, "手工补写这个参数");
  }
  for (const name of namesIn(path)) {
    if (byPlace.has(`path ${name}`)) continue;
    report(inside(at, name), "地址中有此参数，文档未说明", "暂作文本；请核对类型");
    byPlace.set(`path ${name}`, { name, in: "path", schema: { type: "string" } });
  }
  return [...byPlace.values()].flatMap((parameter) => convertParameter(parameter, path, at));
}

export function namesIn(path: string): string[] {
  return [...path.matchAll(/\{([^{}]+)\}/g)].flatMap(([, name]) => (name === undefined ? [] : [name]));
}

/** Names within an address are not sent, so those that a router cannot read are changed. */
export function readableName(name: string): string {
  return name.replaceAll(/\W+/g, "_");
}

function convertParameter(parameter: Json, path: string, at: At): Json[] {
  const name = String(parameter.name);
  const here = inside(at, name);
  if (parameter.in === "path") {
    if (!namesIn(path).includes(name)) return [];
    return [{ name: readableName(name), in: "path", required: true, schema: scalar(parameter, here) }];
  }
  if (parameter.in !== "query") {
    report(
      here,
      `参数在 ${String(parameter.in)} 中，目录只有地址和查询参数`,
      "由客户端统一发送，或与后端约定改为查询参数",
    );
    return [];
  }
  const schema = scalar(parameter, here);
  return [{ name, in: "query", ...(parameter.required === true && { required: true }), schema }];
}

function scalar(parameter: Json, at: At): Json {
  const [media] = mediaOf(parameter);
  if (media) report(at, `参数以 ${media.name} 编码`, "改为普通查询参数，或改到请求体中");
  const schema = convertSchema(parameter.schema ?? media?.schema ?? {}, at, String(parameter.name));
  const flat = flattenSchema(parameter.schema ?? {}, at);
  if (parameter.style === "deepObject" || typesIn(flat).includes("object"))
    report(at, "查询参数是一个对象", "地址中无法可靠传递；请拆成几个参数，或改到请求体中");
  return schema;
}

/** The body as `requestBody`; undefined when there is none. Throws Refused. */
export function convertBody(operation: Json, method: string, at: At): Json | undefined {
  if (operation.requestBody === undefined) return undefined;
  const body = lookUp(at.conversion.document, operation.requestBody);
  const here = inside(at, "请求体");
  if (!body) throw new Refused("请求体的引用不在本文档内", "按原系统文档手工编写此接口");
  if (method === "get") {
    report(here, "get 接口带请求体", "请求体已略去；请改为查询参数");
    return undefined;
  }
  const [media, ...others] = mediaOf(body);
  if (!media) return undefined;
  if (others.length > 0)
    report(here, `还可用 ${others.map(({ name }) => name).join("、")} 发送`, "目录只取一种；一般无需处理");
  if (media.kind === "stream" || media.kind === "text" || media.kind === "file")
    throw new Refused(
      `请求体为 ${media.name}，目录只有 JSON 和表单`,
      "改为 multipart/form-data 上传，或由后端另开接口",
    );
  const flat = flattenSchema(media.schema, here);
  if (flat.properties === undefined && !typesIn(flat).includes("object"))
    throw new Refused("请求体不是对象，调用时没有参数名", '由后端改为对象，如 { "items": […] }');
  const schema = convertSchema({ ...flat, type: "object", nullable: undefined }, here);
  return { required: true, content: { [mediaName(media.kind, flat, here)]: { schema } } };
}

function mediaName(kind: string, schema: Json, at: At): string {
  if (kind === "json") return "application/json";
  const isFile = (value: unknown) => {
    const { format, items } = asObject(value);
    return (format ?? asObject(items).format) === "binary";
  };
  if (kind === "form" && Object.values(asObject(schema.properties)).some(isFile))
    return "multipart/form-data";
  report(at, kind === "form" ? "表单中没有文件" : "以 URL 编码表单发送", "已改为 JSON；请确认后端接受");
  return "application/json";
}
