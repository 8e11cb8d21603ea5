import { asObject } from "../../src/schema/project/project.ts";
import { type At, type Json, inside, lookUp, report } from "./conversion.ts";
import { Refused } from "./convert-request.ts";
import { convertSchema } from "./convert-schema.ts";
import { flattenSchema } from "./flatten-schema.ts";
import { mediaOf } from "./media.ts";

const SHARED = "shared.json#/components/schemas";
const SUCCESS = /^2(\d\d|XX)$/i;
const RESULTS = ["result", "data"];
const CODES = ["code", "status", "errcode", "success"];
const FILE = "application/octet-stream";

/** The `200` answer in the envelope of the catalogue. Throws Refused. */
export function convertAnswer(operation: Json, at: At): Json {
  const { document } = at.conversion;
  const answers = Object.entries(asObject(operation.responses)).filter(([status]) => SUCCESS.test(status));
  const chosen = answers.find(([status]) => status === "200") ?? answers[0];
  const here = inside(at, "返回");
  if (!chosen) report(here, "没有写明成功时的返回", "暂作无返回内容；请按实际补写");
  else if (chosen[0] !== "200")
    report(here, `成功时状态为 ${chosen[0]}`, "目录一律为 200；请由后端或网关统一");
  if (answers.length > 1)
    report(
      here,
      `成功时有 ${answers.length} 种返回（${answers.map(([status]) => status).join("、")}）`,
      "只取一种；其余请合并或另开接口",
    );
  const answer = lookUp(document, chosen?.[1] ?? {});
  if (!answer) throw new Refused("返回的引用不在本文档内", "按原系统文档手工编写此接口");
  const [media] = mediaOf(answer);
  if (media?.kind === "stream")
    throw new Refused(`返回为 ${media.name}，目录没有持续推送`, "改为轮询，或手写此处的界面");
  if (media?.kind === "text")
    report(here, `返回为 ${media.name}`, "已作为文件下载；若要显示内容，请由后端改为 JSON");
  const isFile = media !== undefined && media.kind !== "json";
  const content = isFile
    ? { [FILE]: { schema: { type: "string", format: "binary" } } }
    : { "application/json": { schema: envelope(media && resultOf(media.schema, here)) } };
  return { "200": { description: "成功", content } };
}

function envelope(result: Json | undefined): Json {
  return {
    type: "object",
    required: ["code", "message", "result"],
    properties: {
      code: { $ref: `${SHARED}/EnvelopeCode` },
      message: { $ref: `${SHARED}/EnvelopeMessage` },
      result: result ?? { $ref: `${SHARED}/Nothing` },
    },
    additionalProperties: false,
  };
}

/** Of a foreign envelope its contents. */
function resultOf(schema: unknown, at: At): Json {
  const silent = { ...at, conversion: { ...at.conversion, unconverted: [] } };
  const properties = asObject(flattenSchema(schema, silent).properties);
  const key = RESULTS.find((name) => name in properties);
  const isEnvelope = key !== undefined && CODES.some((name) => name in properties);
  if (!isEnvelope) {
    report(at, "返回没有信封（code、message、result）", "由后端或网关包一层；result 即原来的返回");
    return convertSchema(schema, at);
  }
  const names = Object.keys(properties);
  if (names.toSorted().join() !== "code,message,result")
    report(
      at,
      `信封为 ${names.join("、")}`,
      `已取 ${key} 作为 result；请由后端或网关换成 code、message、result`,
    );
  return convertSchema(properties[key], inside(at, key));
}
