import type { Contracts } from "../contracts.ts";

/** The operations and code tables that are named anywhere below a value, sorted. */
export function usedNames(
  value: unknown,
  contracts: Contracts,
): { readonly calls: readonly string[]; readonly enums: readonly string[] } {
  const calls = new Set<string>();
  const enums = new Set<string>();
  const callKeys = new Set(["call", ...contracts.verbs.flatMap(operationKeys)]);
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    for (const [key, child] of Object.entries(node)) {
      if (typeof child !== "string") visit(child);
      else if (key === "enum") enums.add(child);
      else if (callKeys.has(key)) calls.add(child);
    }
  };
  visit(value);
  return { calls: [...calls].toSorted(), enums: [...enums].toSorted() };
}

function operationKeys({ refers }: Contracts["verbs"][number]): string[] {
  return Object.entries(refers ?? {})
    .filter(([, target]) => target === "operation")
    .map(([key]) => key);
}
