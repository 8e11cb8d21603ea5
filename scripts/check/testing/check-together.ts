import type { Contracts } from "../../../src/schema/contracts.ts";
import type { Issue } from "../../../src/schema/issue.ts";
import type { Project } from "../../../src/schema/project/project.ts";
import { typeCheckProjects } from "../type-check-expressions.ts";

interface Asked {
  readonly project: Project;
  readonly answer: (issues: Promise<Issue[]>) => void;
}

/** Type checks requested at the same time share a run of the compiler, which takes longer to start than to check. */
export function checkTogether(contracts: Contracts): (project: Project) => Promise<Issue[]> {
  let waiting: Asked[] = [];
  const checkAll = (): void => {
    const asked = waiting;
    waiting = [];
    const checked = typeCheckProjects(
      asked.map(({ project }) => project),
      contracts,
    );
    for (const [index, { answer }] of asked.entries()) answer(checked.then((all) => all[index] ?? []));
  };
  return async (project) =>
    await new Promise<Issue[]>((answer) => {
      if (waiting.push({ project, answer }) === 1) setImmediate(checkAll);
    });
}
