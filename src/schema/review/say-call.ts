import { asObject } from "../project/as-object.ts";
import type { Project } from "../project/project.ts";
import type { Difference } from "./find-differences.ts";
import type { Said } from "./guard-words.ts";
import type { ScreenPart } from "./screen-parts.ts";
import { fromTo, joinWords, operationWords, valueWords } from "./words.ts";

/** Names under which a call stands. */
const CALLS: ReadonlySet<string> = new Set([
  "source",
  "record",
  "submit",
  "counts",
  "reveal",
  "upload",
  "add",
  "remove",
]);

const CALL_WORDS: Readonly<Record<string, string>> = {
  source: "数据来源",
  record: "读取的数据",
  submit: "提交",
  counts: "计数",
  reveal: "看全文",
  upload: "上传",
  add: "新增行",
  remove: "删除行",
};

/** A difference in what is called and with which parameters; undefined when it is about something else. */
export function describeCall(
  part: ScreenPart,
  rest: readonly string[],
  { before, after }: Difference,
  projects: readonly Project[],
): readonly Said[] | undefined {
  const holder = rest.findLast((name) => CALLS.has(name));
  const what = CALL_WORDS[holder ?? ""] ?? "调用";
  if (rest.at(-1) === "call" && holder !== undefined)
    return [
      {
        kind: "call-changed",
        words: `${what}由${operationWords(before, projects)}改为${operationWords(after, projects)}`,
      },
    ];
  if (rest.at(-1) === holder && asObject(before ?? after).call !== undefined)
    return before === undefined
      ? [{ kind: "call-added", words: `${what}：新增${operationWords(asObject(after).call, projects)}` }]
      : [
          {
            kind: "call-removed",
            words: `${what}：不再调用${operationWords(asObject(before).call, projects)}`,
          },
        ];
  const at = rest.indexOf("params");
  if (at < 0 || (part.type === "filter" && holder === undefined)) return undefined;
  const name = rest.slice(at + 1).join(".");
  const who = holder === undefined ? "" : `${what}的`;
  return describeParam(`${who}参数${name === "" ? "" : ` ${name}`}`, before, after);
}

function describeParam(what: string, before: unknown, after: unknown): readonly Said[] {
  if (after === undefined)
    return [{ kind: "param-removed", words: `${what} 不再传（原来是 ${valueWords(before)}）` }];
  return before === undefined
    ? [{ kind: "param-added", words: `${what} 现在传 ${valueWords(after)}` }]
    : [{ kind: "param-changed", words: joinWords(what, fromTo(before, after)) }];
}
