import type { Issue } from "../issue.ts";
import { asObject, type Project } from "../project/project.ts";
import type { SchemaFile } from "../project/schema-file.ts";
import type { Check } from "./check-context.ts";
import { finding, unknownName } from "./finding.ts";
import { below, type Place } from "./reading/place.ts";
import { textOf } from "./reading/text-of.ts";
import { walkFile } from "./walk-values.ts";

const KEY = "x-allow";
/** What cannot be let pass: nobody could read the file, or nobody would hear of it. */
const NEVER: ReadonlySet<string> = new Set(["json-syntax", "grammar", "allowance"]);

/** A finding that its author lets pass, with the reason. */
interface Allowed {
  readonly issue: Issue;
  readonly reason: string;
}

/** What findings become once the allowances of the files are heard. */
export interface Judgement {
  readonly issues: readonly Issue[];
  readonly allowed: readonly Allowed[];
}

interface Allowance {
  readonly file: SchemaFile;
  /** Of the object that it stands in. */
  readonly pointer: string;
  readonly slug: string;
  readonly reason: string;
  readonly at: Place;
}

/** Whoever lets a finding pass names a rule that there is; that it lets something pass is judged when all rules have run. */
export function allowanceOf(known: readonly string[]): Check {
  return {
    slug: "allowance",
    holds: "An `x-allow` names a rule that there is, says why, and lets something pass.",
    why: "One that lets nothing pass hides the next real finding; one for a misspelt rule never did anything.",
    *run({ project }) {
      for (const { slug, at } of allowances(project)) {
        if (NEVER.has(slug)) {
          yield finding(at, `${JSON.stringify(slug)} cannot be let pass`, { of: "key" });
        } else if (!known.includes(slug)) {
          yield unknownName(at, slug, "no such rule", known, { of: "key" });
        }
      }
    },
  };
}

/** Takes out the findings that are let pass. Allowances of these rules that let nothing pass are findings themselves. */
export function hearAllowances(
  project: Project,
  issues: readonly Issue[],
  slugs: readonly string[],
): Judgement {
  const allowed: Allowed[] = [];
  const used = new Set<Allowance>();
  const known = allowances(project).filter(({ slug }) => !NEVER.has(slug));
  const left = issues.filter((issue) => {
    const heard = known.filter((allowance) => lets(allowance, issue));
    for (const allowance of heard) used.add(allowance);
    if (heard[0]) allowed.push({ issue, reason: heard[0].reason });
    return heard.length === 0;
  });
  const idle = known
    .filter((allowance) => slugs.includes(allowance.slug) && !used.has(allowance))
    .map(({ file, at, slug }): Issue => {
      const { message } = finding(at, `${JSON.stringify(slug)} lets nothing pass here; take it away`);
      const { pointer } = at;
      return {
        slug: "allowance",
        severity: "error",
        file: file.path,
        pointer,
        ...file.locate(pointer, "key"),
        message,
      };
    });
  return { issues: [...left, ...idle], allowed };
}

function allowances(project: Project): Allowance[] {
  return [...project.files.values()]
    .filter(({ path }) => /^schemas\/(screens|blocks|states|permissions|messages)\//.test(path))
    .flatMap(walkFile)
    .filter(({ key }) => key === KEY)
    .flatMap(({ value, at }) =>
      Object.entries(asObject(value)).map(([slug, reason]) => ({
        file: at.file,
        pointer: at.pointer.slice(0, -`/${KEY}`.length),
        slug,
        reason: textOf(reason),
        at: below(at, slug),
      })),
    );
}

function lets({ file, pointer, slug }: Allowance, issue: Issue): boolean {
  return (
    issue.slug === slug &&
    issue.file === file.path &&
    (issue.pointer === pointer || issue.pointer.startsWith(`${pointer}/`))
  );
}
