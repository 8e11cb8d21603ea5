import type { Contracts } from "../../contracts.ts";
import type { Project } from "../../project/project.ts";
import type { Check, Finding, Rule } from "../check-context.ts";
import { keptFor } from "./kept-for.ts";

type FindIn = (project: Project, contracts: Contracts) => Iterable<Finding>;

/** A rule over these folders of `schemas/` alone; while screens are written they stay the same, and so do its findings. */
export function catalogueCheck(rule: Rule, folders: readonly string[], find: FindIn): Check {
  const kept = new WeakMap<Contracts, (project: Project) => Finding[]>();
  return {
    ...rule,
    isOfCatalogue: true,
    run: ({ project, contracts }) => {
      const known = kept.get(contracts) ?? keptFor(folders, (read) => [...find(read, contracts)]);
      kept.set(contracts, known);
      return known(project);
    },
  };
}
