import type { Check, Finding } from "../check-context.ts";
import { finding } from "../finding.ts";
import { type FormLink, formLinks } from "./form-links.ts";

export const linkageCycle: Check = {
  slug: "linkage-cycle",
  holds: "Fields do not decide each other's values in a ring.",
  why: "They never come to rest, or stay hidden once they are.",
  *run({ readings }) {
    for (const { form, place } of readings.flatMap(({ forms }) => forms)) {
      yield* rings(formLinks(form, place));
    }
  },
};

function* rings(links: readonly FormLink[]): Iterable<Finding> {
  const reportedKeys = new Set<string>();
  for (const link of links) {
    const way = wayBack(link, links);
    if (!way) continue;
    const fields = [link.to, ...way.map(({ to }) => to)];
    const key = [...new Set(fields)].toSorted().join();
    if (reportedKeys.has(key)) continue;
    reportedKeys.add(key);
    yield finding(link.at, explain(fields), {
      hint: "let one of them follow values that it does not decide itself",
    });
  }
}

function explain(fields: readonly string[]): string {
  const [only] = fields;
  return new Set(fields).size === 1
    ? `the value of ${JSON.stringify(only)} decides itself`
    : `these fields decide each other's values: ${fields.join(" → ")}`;
}

/** The shortest way from where a link leads to where it comes from, its last link being this one. */
function wayBack(link: FormLink, links: readonly FormLink[]): FormLink[] | undefined {
  if (touches(link.to, link.from)) return [link];
  const queue: FormLink[][] = links.filter((next) => touches(link.to, next.from)).map((next) => [next]);
  const seen = new Set<string>();
  for (let way = queue.shift(); way; way = queue.shift()) {
    const last = way.at(-1);
    if (!last || seen.has(last.to)) continue;
    seen.add(last.to);
    if (touches(last.to, link.from)) return [...way, link];
    for (const next of links) if (touches(last.to, next.from)) queue.push([...way, next]);
  }
  return undefined;
}

/** True when one path is, holds, or is held by the other. */
function touches(left: string, right: string): boolean {
  const [first, second] = [left.split("."), right.split(".")];
  const length = Math.min(first.length, second.length);
  return first
    .slice(0, length)
    .every((name, index) => name === second[index] || name === "*" || second[index] === "*");
}
