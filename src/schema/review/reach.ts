import type { Contracts } from "../contracts.ts";
import { planScreen } from "../plan/plan-screen.ts";
import { withoutNames } from "../names/without-names.ts";
import { readScreenParts } from "../plan/blocks/use-block.ts";
import { usedNames } from "../plan/project/used-names.ts";
import { resolveReference } from "../project/follow-references.ts";
import type { SchemaSide } from "./say-schema.ts";
import type { Entry, Project } from "../project/project.ts";

/** The screens, of the base or of now, that use a part of the catalogue; ids, sorted. */
export interface Reach {
  readonly screensOf: (what: "calls" | "enums" | "states", name: string) => readonly string[];
  /** Ids of the operations whose requests or answers hold a schema, by its address `file#pointer`. */
  readonly operationsOf: (address: string) => readonly string[];
  /** The side of a schema; `shared` for one that no operation uses. */
  readonly sideOf: (address: string) => SchemaSide;
}

/** Computes each part at its first use: most changes need only one. */
export function findReach(projects: readonly Project[], contracts: Contracts): Reach {
  let screens: ReturnType<typeof usesOfScreens> | undefined;
  let known: ReturnType<typeof usesOfOperations> | undefined;
  const operations = () => (known ??= usesOfOperations(projects));
  return {
    screensOf: (what, name) => (screens ??= usesOfScreens(projects, contracts))[what].of(name),
    operationsOf: (address) => [
      ...new Set([...operations().request.of(address), ...operations().response.of(address)]),
    ],
    sideOf: (address) => {
      const isSent = operations().request.of(address).length > 0;
      const isAnswered = operations().response.of(address).length > 0;
      return isSent === isAnswered ? "shared" : isSent ? "request" : "response";
    },
  };
}

function usesOfScreens(projects: readonly Project[], contracts: Contracts) {
  const uses = { calls: new Lists(), enums: new Lists(), states: new Lists() };
  for (const project of projects) {
    for (const screen of project.screens.values()) {
      const used = usedNames(bodyOf(project, screen, contracts), project, contracts);
      for (const what of ["calls", "enums", "states"] as const)
        for (const name of used[what]) uses[what].add(name, screen.id);
    }
  }
  return uses;
}

function usesOfOperations(projects: readonly Project[]) {
  const uses = { request: new Lists(), response: new Lists() };
  const sides = { parameters: uses.request, requestBody: uses.request, responses: uses.response };
  for (const project of projects) {
    for (const { id, file, pointer } of project.operations.values())
      for (const [part, lists] of Object.entries(sides))
        for (const address of addressesBelow(project, file, `${pointer}/${part}`, new Set()))
          lists.add(address, id);
  }
  return uses;
}

/** The names that a screen uses, code tables of the catalogue's fields included where it can be planned. */
function bodyOf(project: Project, screen: Entry, contracts: Contracts): unknown {
  try {
    return planScreen(project, screen.id, contracts);
  } catch {
    return readScreenParts(withoutNames(project), screen).value;
  }
}

function addressesBelow(
  project: Project,
  file: string,
  pointer: string,
  addresses: Set<string>,
): ReadonlySet<string> {
  const { value } = resolveReference(project.files, file, `#${pointer}`);
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    for (const [key, child] of Object.entries(node)) {
      if (key !== "$ref" || typeof child !== "string") {
        visit(child);
        continue;
      }
      const target = resolveReference(project.files, file, child);
      const address = `${target.file}#${target.pointer}`;
      if (addresses.has(address)) continue;
      addresses.add(address);
      addressesBelow(project, target.file, target.pointer, addresses);
    }
  };
  visit(value);
  return addresses;
}

class Lists {
  private readonly lists = new Map<string, Set<string>>();

  add(name: string, entry: string): void {
    this.lists.set(name, (this.lists.get(name) ?? new Set()).add(entry));
  }

  of(name: string): readonly string[] {
    return [...(this.lists.get(name) ?? [])].toSorted();
  }
}
