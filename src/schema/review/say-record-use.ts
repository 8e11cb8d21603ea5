import type { Operation } from "../project/operation.ts";
import { canonical } from "./canonical.ts";
import type { Said } from "./guard-words.ts";
import { fromTo, joinWords, valueWords } from "./words.ts";

interface SaidOfRecords extends Said {
  /** Below `x-resource`. */
  readonly names: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
}

/** Changes of what an operation does to stored records. */
export function describeRecordUse(
  { recordUse: was }: Operation,
  { recordUse: is }: Operation,
): SaidOfRecords[] {
  if (canonical(was) === canonical(is)) return [];
  const { where: whereWas = {}, ...before } = was ?? {};
  const { where: whereIs = {}, ...after } = is ?? {};
  return [
    ...(was && is ? describeWhere(whereWas, whereIs) : []),
    ...(canonical(was && before) === canonical(is && after)
      ? []
      : [
          {
            kind: "operation-record-changed",
            words: `对记录的处理${fromTo(was && before, is && after)}`,
            names: [],
            before: was && before,
            after: is && after,
          },
        ]),
  ];
}

type Where = Readonly<Record<string, unknown>>;

/** Records beyond these values are refused, or left out of a list. */
function describeWhere(before: Where, after: Where): SaidOfRecords[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => canonical(before[name]) !== canonical(after[name]))
    .map((name) => ({
      ...describeLimit(name, before[name], after[name]),
      names: ["where", name],
      before: before[name],
      after: after[name],
    }));
}

function describeLimit(name: string, was: unknown, is: unknown): Said {
  if (is === undefined)
    return { kind: "operation-where-removed", words: `不再限于 ${name} 为 ${valueWords(was)} 的记录` };
  if (was === undefined)
    return { kind: "operation-where-added", words: `只限于 ${name} 为 ${valueWords(is)} 的记录` };
  return { kind: "operation-where-changed", words: joinWords(`限于的 ${name}`, fromTo(was, is)) };
}
