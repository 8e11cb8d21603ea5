import { REFUSED, type Unconverted } from "./conversion.ts";

/** The findings for a person to look at, refused operations and then the most frequent first: each reason once, with `most` of its places; default all. */
export function formatReport(unconverted: readonly Unconverted[], most = Infinity): string[] {
  const groups = new Map<string, Unconverted[]>();
  for (const entry of unconverted) {
    const key = `${entry.reason}\n${entry.todo}`;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()]
    .toSorted((left, right) => rank(right) - rank(left))
    .flatMap((entries) => {
      const [first] = entries;
      if (!first) return [];
      const places = new Map<string, Set<string>>();
      for (const { operation, place } of entries) {
        places.set(operation, (places.get(operation) ?? new Set()).add(place));
      }
      const lines = [...places].map(([operation, names]) => {
        const named = [...names].filter((name) => name !== "");
        return `    ${operation}${named.length > 0 ? `：${named.join("、")}` : ""}`;
      });
      const left = lines.length - most;
      const shown = left > 0 ? [...lines.slice(0, most), `    … 另有 ${left} 个接口`] : lines;
      return ["", `  ${first.reason}（${entries.length} 处）。${first.todo}。`, ...shown];
    });
}

function rank(entries: readonly Unconverted[]): number {
  return entries.length + (entries[0]?.reason.startsWith(REFUSED) ? Number.MAX_SAFE_INTEGER / 2 : 0);
}
