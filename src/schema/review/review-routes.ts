import type { Entry, Project } from "../project/project.ts";
import { joinPointer, pointerSegments } from "../project/schema-file.ts";
import { canonical } from "./canonical.ts";
import type { ChangeDraft } from "./change.ts";
import { type Said, describeEdition, describeRights } from "./guard-words.ts";
import { fromTo, joinWords, rightsWords, plainText } from "./words.ts";

type Values = Readonly<Record<string, unknown>>;

/** Changes of the addresses. */
export function reviewRoutes(before: Project, after: Project): ChangeDraft[] {
  const base = new Map(before.routes.map((route) => [route.id, route]));
  const now = new Map(after.routes.map((route) => [route.id, route]));
  return [...new Set([...base.keys(), ...now.keys()])].flatMap((path) =>
    reviewRoute(path, base.get(path), now.get(path), [before, after]),
  );
}

function reviewRoute(
  path: string,
  was: Entry | undefined,
  is: Entry | undefined,
  projects: readonly [Project, Project],
): ChangeDraft[] {
  const route = (is ?? was) as Entry;
  const report = ({ kind, words }: Said, name: string, before: unknown, after: unknown): ChangeDraft => ({
    kind,
    subject: [`route ${path}`, name],
    spot: {
      file: route.file.path,
      names: pointerSegments(joinPointer(route.pointer, ...(name === "" ? [] : [name]))),
    },
    sentence: `地址 ${path}「${plainText(route.value.title)}」：${words}`,
    screens: [was, is].flatMap((entry) =>
      typeof entry?.value.screen === "string" ? [entry.value.screen] : [],
    ),
    before,
    after,
  });
  if (!was || !is)
    return [report(describeNew(route.value, is !== undefined, projects), "", was?.value, is?.value)];
  const names = new Set([...Object.keys(was.value), ...Object.keys(is.value)]);
  const opened = isOpen(is.value) && !isOpen(was.value);
  const closed = isOpen(was.value) && !isOpen(is.value);
  return [
    ...(opened
      ? [
          report(
            { kind: "route-opened", words: `现在可以打开，${guardWords(is.value, projects)}` },
            "",
            false,
            true,
          ),
        ]
      : []),
    ...(closed ? [report({ kind: "route-closed", words: "不再能打开" }, "", true, false)] : []),
    ...[...names].flatMap((name) => {
      const [old, value] = [was.value[name], is.value[name]];
      const isReportedAbove = (opened || closed) && ["planned", "screen", "page"].includes(name);
      if (isReportedAbove || canonical(old) === canonical(value)) return [];
      return describeValue(name, old, value, projects).map((said) => report(said, name, old, value));
    }),
  ];
}

/** Leads to a screen or a page; planned ones do not. */
function isOpen({ screen, page, planned }: Values): boolean {
  return planned !== true && (screen !== undefined || page !== undefined);
}

function describeNew(route: Values, isNew: boolean, projects: readonly Project[]): Said {
  if (!isNew) return { kind: "route-removed", words: "没有了" };
  if (!isOpen(route)) return { kind: "route-added", words: "新增，还在规划中" };
  const kind = codesOf(route.permission).length === 0 ? "route-opened" : "route-added";
  return { kind, words: `新增，${guardWords(route, projects)}` };
}

function guardWords({ permission, requiresAuth }: Values, projects: readonly Project[]): string {
  const codes = codesOf(permission);
  if (codes.length > 0) return `需${rightsWords(codes, projects)}`;
  return requiresAuth === true ? "登录即可打开" : "谁都能打开";
}

function codesOf(value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : [value]).filter((code) => typeof code === "string");
}

const KEY_WORDS: Readonly<Record<string, string>> = {
  cached: "离开后保留",
  layout: "放在框架里",
  tabBy: "按参数分标签页",
  parent: "菜单里高亮的",
  planned: "「规划中」标记",
};

function describeValue(
  name: string,
  before: unknown,
  after: unknown,
  projects: readonly [Project, Project],
): Said[] {
  switch (name) {
    case "permission":
      return describeRights("route", before, after, projects);
    case "edition":
      return describeEdition("route", before, after);
    case "requiresAuth":
      return after === true
        ? [{ kind: "route-sign-in-added", words: "现在要登录" }]
        : before === true
          ? [{ kind: "route-sign-in-removed", words: "不再要求登录" }]
          : [];
    case "screen":
    case "page":
      return [{ kind: "route-screen-changed", words: `打开的页面${fromTo(before, after)}` }];
    case "title":
      return [{ kind: "title-changed", words: `名称${fromTo(before, after)}` }];
    case "x-allow":
      return [];
    default:
      return [{ kind: "route-changed", words: joinWords(KEY_WORDS[name] ?? name, fromTo(before, after)) }];
  }
}
