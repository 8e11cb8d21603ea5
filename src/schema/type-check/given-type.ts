import type { Contracts } from "../contracts.ts";
import { asObject } from "../project/project.ts";
import { type Spot, valueOf } from "./collect-expressions.ts";

const UNKNOWN = "Readonly<Record<string, any>>";

/** Type of what the steps hand to a dialog: its keys when all of them hand over the same. */
export function givenType(screen: Spot, dialog: string, { verbs }: Contracts): string {
  const keys = verbs.flatMap(({ refers }) =>
    Object.entries(refers ?? {}).flatMap(([key, target]) => (target === "dialog" ? [key] : [])),
  );
  const types: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const step = asObject(value);
    if (keys.some((key) => step[key] === dialog)) {
      types.push(
        Object.keys(asObject(step.with))
          .toSorted()
          .map((name) => JSON.stringify(name))
          .join(),
      );
    }
    Object.values(value).forEach(walk);
  };
  walk(valueOf(screen));
  const [only, ...others] = new Set(types);
  if (only === undefined || only === "" || others.length > 0) return UNKNOWN;
  return `Readonly<Record<${only.replaceAll(",", " | ")}, any>>`;
}
