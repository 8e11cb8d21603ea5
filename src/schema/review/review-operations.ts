import { asList, asObject } from "../project/as-object.ts";
import { resolveReference } from "../project/follow-references.ts";
import type { Operation } from "../project/operation.ts";
import type { Project } from "../project/project.ts";
import { joinPointer, pointerSegments } from "../project/schema-file.ts";
import type { ChangeDraft } from "./change.ts";
import { canonical } from "./canonical.ts";
import { findDifferences } from "./find-differences.ts";
import { type Said, describeRights } from "./guard-words.ts";
import type { Reach } from "./reach.ts";
import { describeRecordUse } from "./say-record-use.ts";
import { findSchemaDifferences, type SchemaDifference, type WrittenSchema } from "./schema-differences.ts";
import { fieldWords, type SchemaSide, describeSchema } from "./say-schema.ts";
import { fromTo, joinWords, operationWords, rightsWords, plainText } from "./words.ts";

/** Keys of an operation whose changes have sentences of their own, or are reported by its schemas. */
const REPORTED_APART: ReadonlySet<string> = new Set([
  "operationId",
  "summary",
  "parameters",
  "requestBody",
  "responses",
  "servers",
  "x-effect",
  "x-permission",
  "x-version",
  "x-resource",
  "x-partial",
  "x-allow",
]);

/** Changes of the operations of the catalogue. */
export function reviewOperations(before: Project, after: Project, reach: Reach): ChangeDraft[] {
  const ids = new Set([...before.operations.keys(), ...after.operations.keys()]);
  return [...ids].flatMap((id) => {
    const was = before.operations.get(id);
    const is = after.operations.get(id);
    const report = createReporter(id, (is ?? was) as Operation, reach, [after, before]);
    if (!was || !is)
      return comeOrGone(was, is, after).map((said) => report(said, [], was && "有", is && "有"));
    return [
      ...describeOperation(was, is, before, after).map(([said, names, old, now]) =>
        report(said, names, old, now),
      ),
      ...reviewSchemas(was, is, before, after, report),
    ];
  });
}

type Report = (
  said: Said,
  names: readonly string[],
  before: unknown,
  after: unknown,
  place?: Pick<SchemaDifference, "file" | "pointer">,
) => ChangeDraft;

function createReporter(
  id: string,
  { file, pointer }: Operation,
  reach: Reach,
  projects: readonly Project[],
): Report {
  return (
    { kind, words },
    names,
    before,
    after,
    place = { file, pointer: joinPointer(pointer, ...names) },
  ) => ({
    kind,
    subject: [`operation ${id}`, ...names],
    spot: { file: place.file, names: pointerSegments(place.pointer) },
    sentence: `${operationWords(id, projects)}：${words}`,
    screens: reach.screensOf("calls", id),
    before,
    after,
  });
}

function comeOrGone(was: Operation | undefined, is: Operation | undefined, after: Project): Said[] {
  if (!is)
    return was
      ? [{ kind: "operation-removed", words: `没有了（原来是 ${was.method.toUpperCase()} ${was.path}）` }]
      : [];
  const isOpen = is.permission.length === 0 || is.permission.some((code) => code === "public");
  return [
    {
      kind: isOpen ? "operation-opened" : "operation-added",
      words: `新增，${guardWords(is.permission, after)}`,
    },
    ...(deletesForGood(is, after) ? [FOR_GOOD] : []),
  ];
}

function guardWords(codes: readonly string[], project: Project): string {
  if (codes.length === 0) return "谁都能调用";
  const words = rightsWords(codes, [project]);
  return codes.includes("public") || codes.includes("signed-in") ? `${words}调用` : `需${words}`;
}

const FOR_GOOD: Said = {
  kind: "operation-deletes-for-good",
  words: "删除的记录不进回收站，找不回来",
};

function deletesForGood({ recordUse }: Operation, { records }: Project): boolean {
  return recordUse?.does === "delete" && records.get(recordUse.record)?.trash === false;
}

type Aspect = readonly [said: Said, names: readonly string[], before: unknown, after: unknown];

function describeOperation(was: Operation, is: Operation, base: Project, now: Project): Aspect[] {
  const rawWas = rawOf(was, base);
  const rawIs = rawOf(is, now);
  const aspect = (name: string, kind: string, words: string, before: unknown, after: unknown): Aspect[] =>
    canonical(before) === canonical(after)
      ? []
      : [[{ kind, words: `${words}${fromTo(before, after)}` }, [name], before, after]];
  const address = ({ method, path }: Operation) => `${method.toUpperCase()} ${path}`;
  return [
    ...aspect("", "operation-moved", "地址", address(was), address(is)),
    ...aspect("summary", "title-changed", "名称", was.title, is.title),
    ...describeRights("operation", was.permission, is.permission, [base, now]).map((said): Aspect => [
      said,
      ["x-permission"],
      was.permission,
      is.permission,
    ]),
    ...aspect("x-effect", "operation-effect-changed", "读写", was.effect, is.effect),
    ...aspect("requestBody", "operation-form-changed", "请求的形式", was.body, is.body),
    ...aspect("responses", "operation-form-changed", "返回的形式", was.answer, is.answer),
    ...aspect("x-partial", "operation-partial-changed", "只提交改过的字段", was.partial, is.partial),
    ...describeVersion(rawWas["x-version"], rawIs["x-version"], was, is),
    ...describeRecordUse(was, is).map(({ names, ...said }): Aspect => [
      said,
      ["x-resource", ...names],
      was.recordUse,
      is.recordUse,
    ]),
    ...(deletesForGood(is, now) && was.recordUse?.does !== "delete"
      ? [[FOR_GOOD, ["x-resource", "does"], was.recordUse?.does, "delete"] satisfies Aspect]
      : []),
    ...findDifferences(places(rawWas, rawIs), places(rawIs, rawWas), new Set()).map(
      ({ path, before, after }): Aspect => [
        { kind: "operation-form-changed", words: joinWords(`参数 ${path.join(" ")}`, fromTo(before, after)) },
        ["parameters", ...path],
        before,
        after,
      ],
    ),
    ...findDifferences(others(rawWas), others(rawIs), new Set()).map(({ path, before, after }): Aspect => [
      { kind: "operation-changed", words: joinWords(aspectWords(path), fromTo(before, after)) },
      path,
      before,
      after,
    ]),
  ];
}

function describeVersion(before: unknown, after: unknown, was: Operation, is: Operation): Aspect[] {
  if (canonical(before) === canonical(after)) return [];
  const [had, has] = [was.versions.length > 0, is.versions.length > 0];
  const said: Said =
    had && !has
      ? { kind: "operation-version-removed", words: "不再核对版本：两人同时改，后保存的会盖掉先保存的" }
      : !had && has
        ? { kind: "operation-version-added", words: "现在核对版本" }
        : had
          ? { kind: "operation-version-changed", words: `核对的版本${fromTo(before, after)}` }
          : { kind: "operation-changed", words: `不核对版本的理由${fromTo(before, after)}` };
  return [[said, ["x-version"], before, after]];
}

function rawOf({ file, pointer }: Operation, { files }: Project): Readonly<Record<string, unknown>> {
  return asObject(resolveReference(files, file, `#${pointer}`).value);
}

const ASPECT_WORDS: Readonly<Record<string, string>> = {
  description: "说明",
  "x-paging": "分页",
  "x-sort": "排序",
  "x-job": "后台任务",
  "x-counts": "计数",
  "x-planned": "「规划中」标记",
  "x-assumed": "「假定」标记",
  "x-timeout-message": "超时的提示",
  "x-kept": "保留为选项",
  "x-no-loading": "不显示加载",
  "x-own-sign-in": "仅限本人登录",
  "x-unlogged": "不记入操作日志",
  "x-quiet-codes": "不提示的返回码",
  "x-full-body": "返回整包",
};

function aspectWords([name = "", ...rest]: readonly string[]): string {
  return [ASPECT_WORDS[name] ?? name, ...rest].join(" ");
}

function others(raw: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(raw).filter(([name]) => !REPORTED_APART.has(name)));
}

/** Changes of parameters that both sides have: their places, and what is said of them beside their schemas. */
function places(
  raw: Readonly<Record<string, unknown>>,
  counterpart: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const names = new Set(asList(counterpart.parameters).map((parameter) => asObject(parameter).name));
  return Object.fromEntries(
    asList(raw.parameters)
      .map(asObject)
      .filter(({ name }) => names.has(name))
      .map(({ name, schema: _schema, required: _required, ...rest }) => [name, rest]),
  );
}

function reviewSchemas(
  was: Operation,
  is: Operation,
  base: Project,
  now: Project,
  report: Report,
): ChangeDraft[] {
  const isUntouched =
    base.files.get(was.file)?.text === now.files.get(is.file)?.text && was.pointer === is.pointer;
  if (isUntouched) return [];
  const toChange = (side: SchemaSide) => (difference: SchemaDifference) => {
    const said = describeSchema(difference, side);
    const { title, keyword, before, after } = difference;
    // The envelope of an answer goes without saying.
    const path = side === "response" ? difference.path.replace(/^result\b\.?/, "") : difference.path;
    const noun = side === "request" ? "请求" : "返回";
    const what = path === "" ? `${noun}整体` : `${noun}${fieldWords(title, path)}`;
    return report(
      { ...said, words: `${what}${said.words}` },
      [side, path, keyword],
      before,
      after,
      difference,
    );
  };
  const sides = {
    request: [requestOf(was, base), requestOf(is, now)],
    response: [answerOf(was, base), answerOf(is, now)],
  };
  return (["request", "response"] as const).flatMap((side) => {
    const [before, after] = sides[side];
    return before && after ? findSchemaDifferences(before, after).map(toChange(side)) : [];
  });
}

/** Parameters and body as one object, as `Operation.request`, but with references. */
function requestOf(operation: Operation, project: Project): WrittenSchema {
  const { file, pointer } = operation;
  const raw = rawOf(operation, project);
  const content = asObject(asObject(raw.requestBody).content);
  const [media = ""] = Object.keys(content);
  const body = asObject(content[media]);
  const inBody = { project, file, pointer: joinPointer(pointer, "requestBody", "content", media, "schema") };
  const parameters = asList(raw.parameters).map(asObject);
  if (parameters.length === 0) return { ...inBody, value: body.schema ?? {} };
  const { properties } = asObject(body.schema);
  const named = parameters.map(({ name, schema }) => [plainText(name), schema] as const);
  return {
    project,
    file,
    pointer,
    value: {
      properties: { ...asObject(properties), ...Object.fromEntries(named) },
      required: operation.request.required,
    },
  };
}

function answerOf(operation: Operation, project: Project): WrittenSchema {
  const { file, pointer } = operation;
  const content = asObject(asObject(asObject(rawOf(operation, project).responses)["200"]).content);
  const [media = ""] = Object.keys(content);
  const { schema = {} } = asObject(content[media]);
  return {
    project,
    file,
    pointer: joinPointer(pointer, "responses", "200", "content", media, "schema"),
    value: schema,
  };
}
