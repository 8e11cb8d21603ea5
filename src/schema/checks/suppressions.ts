import type { Issue } from "../issue.ts";
import { asObject, type Project } from "../project/project.ts";
import type { SchemaFile } from "../project/schema-file.ts";
import { finding } from "./finding.ts";
import { below, type Place } from "./reading/place.ts";
import { textOf } from "./reading/text-of.ts";
import { valuesInFile } from "./values-in-file.ts";

const KEY = "x-allow";
/** Rules that cannot be suppressed: the file would be unreadable, or the finding would never be shown. */
export const NEVER_SUPPRESSED: ReadonlySet<string> = new Set(["json-syntax", "grammar", "allowance"]);

/** A finding that its author lets pass, with the reason. */
interface Allowed {
  readonly issue: Issue;
  readonly reason: string;
}

/** Findings of the checks, apart from those that the files suppress. */
export interface CheckResult {
  readonly issues: readonly Issue[];
  readonly allowed: readonly Allowed[];
}

/** One rule that an `x-allow` lets pass, for the object that it stands in. */
interface Suppression {
  readonly file: SchemaFile;
  /** The pointer of the object that it stands in. */
  readonly pointer: string;
  readonly slug: string;
  readonly reason: string;
  readonly at: Place;
}

/** Takes out the findings that are let pass. Suppressions of these rules that let nothing pass are findings themselves. */
export function applySuppressions(
  project: Project,
  issues: readonly Issue[],
  slugs: readonly string[],
): CheckResult {
  const allowed: Allowed[] = [];
  const used = new Set<Suppression>();
  const known = findSuppressions(project).filter(({ slug }) => !NEVER_SUPPRESSED.has(slug));
  const left = issues.filter((issue) => {
    const matching = known.filter((suppression) => covers(suppression, issue));
    for (const suppression of matching) used.add(suppression);
    if (matching[0]) allowed.push({ issue, reason: matching[0].reason });
    return matching.length === 0;
  });
  const idle = known
    .filter((suppression) => slugs.includes(suppression.slug) && !used.has(suppression))
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

/** Every `x-allow` of the files that may have one. */
export function findSuppressions(project: Project): Suppression[] {
  return [...project.files.values()]
    .filter(({ path }) => /^schemas\/(screens|blocks|states|permissions|messages)\//.test(path))
    .flatMap(valuesInFile)
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

function covers({ file, pointer, slug }: Suppression, issue: Issue): boolean {
  return (
    issue.slug === slug &&
    issue.file === file.path &&
    (issue.pointer === pointer || issue.pointer.startsWith(`${pointer}/`))
  );
}
