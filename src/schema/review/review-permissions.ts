import { asList, asObject } from "../project/as-object.ts";
import type { Project } from "../project/project.ts";
import { pointerSegments } from "../project/schema-file.ts";
import { canonical } from "./canonical.ts";
import type { ChangeDraft } from "./change.ts";
import type { Said } from "./guard-words.ts";
import { fromTo, operationWords, rightsWords, plainText } from "./words.ts";

const WORDS = { public: "不登录也可调用", "signed-in": "登录即可调用" } as const;

/** Changes of the permission codes, of what they imply, and of the list of operations that need none. */
export function reviewPermissions(before: Project, after: Project): ChangeDraft[] {
  const codes = new Set([...before.permissions.keys(), ...after.permissions.keys()]);
  return [
    ...[...codes].flatMap((code) => reviewCode(code, before, after)),
    ...reviewGroups(before, after),
    ...reviewOpenLists(before, after),
  ];
}

function reviewCode(code: string, before: Project, after: Project): ChangeDraft[] {
  const was = before.permissions.get(code);
  const is = after.permissions.get(code);
  const place = is ?? was;
  if (!place) return [];
  const [parentWas, parentIs] = [was?.ancestors[0], is?.ancestors[0]];
  const report = ({ kind, words }: Said, name: string, old: unknown, value: unknown): ChangeDraft => ({
    kind,
    subject: [`permission ${code}`, name],
    spot: { file: place.file.path, names: pointerSegments(place.pointer) },
    sentence: `${rightsWords([code], [after, before])}：${words}`,
    screens: [],
    before: old,
    after: value,
  });
  if (!was || !is)
    return [
      report(
        is
          ? { kind: "permission-added", words: "新增" }
          : { kind: "permission-removed", words: "没有了，原来靠它的人会失去它" },
        "",
        was?.title,
        is?.title,
      ),
    ];
  return [
    ...(was.title === is.title
      ? []
      : [
          report(
            { kind: "title-changed", words: `名称${fromTo(was.title, is.title)}` },
            "title",
            was.title,
            is.title,
          ),
        ]),
    ...(was.resourceType === is.resourceType
      ? []
      : [
          report(
            { kind: "permission-changed", words: `类别${fromTo(was.resourceType, is.resourceType)}` },
            "resourceType",
            was.resourceType,
            is.resourceType,
          ),
        ]),
    ...(parentWas === parentIs
      ? []
      : [
          report(
            describeImplied(was.ancestors, is.ancestors, [after, before]),
            "parent",
            parentWas,
            parentIs,
          ),
        ]),
  ];
}

function describeImplied(
  before: readonly string[],
  after: readonly string[],
  projects: readonly Project[],
): Said {
  const more = after.filter((code) => !before.includes(code));
  const less = before.filter((code) => !after.includes(code));
  const lost = less.length > 0 ? `不再带有${rightsWords(less, projects)}` : "";
  if (more.length === 0) return { kind: "permission-implies-less", words: lost };
  return {
    kind: "permission-implies-more",
    words: `有它的人现在还带有${rightsWords(more, projects)}${lost && `，${lost}`}`,
  };
}

/** The names of the groups that codes stand in. */
function reviewGroups(before: Project, after: Project): ChangeDraft[] {
  return [...after.files.values()]
    .filter(({ path }) => path.startsWith("schemas/permissions/") && before.files.has(path))
    .flatMap(({ path, value }) => {
      const [was, is] = [asObject(before.files.get(path)?.value), asObject(value)];
      return ["group", "title"]
        .filter((name) => was[name] !== is[name])
        .map((name) => ({
          kind: "permission-changed",
          subject: [`permissions ${path}`, name],
          spot: { file: path, names: [name] },
          sentence: `权限组「${plainText(is.title ?? was.title)}」：${name === "title" ? "名称" : "标识"}${fromTo(was[name], is[name])}`,
          screens: [],
          before: was[name],
          after: is[name],
        }));
    });
}

function reviewOpenLists(before: Project, after: Project): ChangeDraft[] {
  return (Object.keys(WORDS) as (keyof typeof WORDS)[]).flatMap((word) => {
    const base = openList(before, word);
    const now = openList(after, word);
    return [...new Set([...base.keys(), ...now.keys()])]
      .filter((id) => base.has(id) !== now.has(id) && !isReported(id, before, after))
      .map((id): ChangeDraft => {
        const isNew = now.has(id);
        return {
          kind: isNew ? "open-list-added" : "open-list-removed",
          subject: [`open list ${word}`, id],
          spot: { file: (isNew ? now : base).get(id) ?? "", names: [word, id] },
          sentence: `「${WORDS[word]}」的名单：${isNew ? "加上了" : "去掉了"}${operationWords(id, [after, before])}`,
          screens: [],
          before: base.has(id),
          after: isNew,
        };
      });
  });
}

/** True for an operation that is new, gone or has other codes: it is reported by itself. */
function isReported(id: string, before: Project, after: Project): boolean {
  const [was, is] = [before, after].map(({ operations }) => operations.get(id)?.permission);
  return canonical(was) !== canonical(is);
}

/** Operation → file that lists it. */
function openList({ files }: Project, word: string): ReadonlyMap<string, string> {
  return new Map(
    [...files.values()]
      .filter(({ path }) => path.startsWith("schemas/permissions/"))
      .flatMap(({ path, value }) =>
        asList(asObject(value)[word]).map((id) => [plainText(id), path] as const),
      ),
  );
}
