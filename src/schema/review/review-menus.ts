import { asList, asObject } from "../project/as-object.ts";
import type { Project } from "../project/project.ts";
import { canonical } from "./canonical.ts";
import type { ChangeDraft } from "./change.ts";
import { fromTo, plainText } from "./words.ts";

interface Menu {
  readonly file: string;
  readonly title: unknown;
  readonly order: unknown;
  /** Address → title of its section. */
  readonly entries: ReadonlyMap<string, string>;
}

/** Changes of the menu. The routes decide which entries a user sees. */
export function reviewMenus(before: Project, after: Project): ChangeDraft[] {
  const base = menusOf(before);
  const now = menusOf(after);
  return [...new Set([...base.keys(), ...now.keys()])].flatMap((id) =>
    reviewMenu(id, base.get(id) ?? EMPTY, now.get(id) ?? EMPTY),
  );
}

const EMPTY: Menu = { file: "", title: undefined, order: undefined, entries: new Map() };

function reviewMenu(id: string, was: Menu, is: Menu): ChangeDraft[] {
  const report = (
    verb: string,
    name: string,
    words: string,
    before: unknown,
    after: unknown,
  ): ChangeDraft => ({
    kind: `menu-entry-${verb}`,
    subject: [`menu ${id}`, name],
    spot: { file: is.file || was.file, names: ["menu"] },
    sentence: `菜单「${plainText(is.title ?? was.title)}」：${words}`,
    screens: [],
    before,
    after,
  });
  const paths = [...new Set([...was.entries.keys(), ...is.entries.keys()])];
  const common = ({ entries }: Menu) =>
    [...entries.keys()].filter((path) => was.entries.has(path) && is.entries.has(path));
  const moved = paths.flatMap((path) => {
    const [before, after] = [was.entries.get(path), is.entries.get(path)];
    if (before === after) return [];
    if (after === undefined) return [report("removed", path, `去掉了 ${path}`, before, after)];
    if (before === undefined) return [report("added", path, `新增 ${path}`, before, after)];
    return [report("changed", path, `${path} 由「${before}」移到「${after}」`, before, after)];
  });
  const isBoth = was !== EMPTY && is !== EMPTY;
  const words = { title: "名称", order: "次序" } as const;
  return [
    ...moved,
    ...(["title", "order"] as const).flatMap((name) =>
      isBoth && was[name] !== is[name]
        ? [report("changed", name, `${words[name]}${fromTo(was[name], is[name])}`, was[name], is[name])]
        : [],
    ),
    ...(canonical(common(was)) === canonical(common(is))
      ? []
      : [report("changed", "sequence", `排列改为 ${common(is).join("、")}`, common(was), common(is))]),
  ];
}

function menusOf({ files }: Project): ReadonlyMap<string, Menu> {
  return new Map(
    [...files.values()]
      .filter(({ path }) => path.startsWith("schemas/routes/"))
      .flatMap(({ path: file, value }) => {
        const { id, title, order, sections } = asObject(asObject(value).menu);
        if (typeof id !== "string") return [];
        const entries = asList(sections).flatMap((section) => {
          const { title: group, entries: paths } = asObject(section);
          return asList(paths).map(
            (path) => [plainText(path), typeof group === "string" ? group : ""] as const,
          );
        });
        return [[id, { file, title, order, entries: new Map(entries) }] as const];
      }),
  );
}
