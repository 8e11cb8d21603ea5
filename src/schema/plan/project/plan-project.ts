import type { Contracts } from "../../contracts.ts";
import type { Issue } from "../../issue.ts";
import type { Entry, Project } from "../../project/project.ts";
import { planScreen } from "../plan-screen.ts";
import { planShell } from "./plan-shell.ts";
import type { ScreenPlan } from "../plans/screen-plan.ts";
import type { ShellPlan } from "../plans/shell-plan.ts";
import { blocksBehind } from "../blocks/use-block.ts";
import { usedNames } from "./used-names.ts";

export interface ProjectPlans {
  readonly shell: ShellPlan;
  readonly screens: ReadonlyMap<string, ScreenPlan>;
  /** Screens that have no plan, and the errors that stand in their way. */
  readonly broken: ReadonlyMap<string, readonly Issue[]>;
}

/** Rules about the form of a file; a file that breaks them cannot be planned. */
const FORM: ReadonlySet<string> = new Set(["json-syntax", "grammar"]);

/** Plans every screen that is not only planned and free of errors, in its own file and in those it takes from. A broken one harms no other. */
export function planProject(project: Project, contracts: Contracts, issues: readonly Issue[]): ProjectPlans {
  const errors = issues.filter((issue) => issue.severity === "error");
  const screens = new Map<string, ScreenPlan>();
  const broken = new Map<string, readonly Issue[]>();
  for (const [id, screen] of project.screens) {
    if (screen.value.planned === true) continue;
    const files = filesBehind(project, screen, contracts);
    const inTheWay = errors.filter((issue) => files.has(issue.file));
    if (inTheWay.length > 0) broken.set(id, inTheWay);
    else screens.set(id, planScreen(project, id, contracts));
  }
  const unreadable = errors.filter(({ slug }) => FORM.has(slug)).map(({ file }) => file);
  return { shell: planShell(project, new Set(unreadable)), screens, broken };
}

/** The files a screen's plan is made from: its own, its blocks', and those of its calls and of all code tables and states. */
function filesBehind(project: Project, screen: Entry, contracts: Contracts): ReadonlySet<string> {
  const blocks = blocksBehind(project, screen.value).flatMap((id) => project.blocks.get(id) ?? []);
  const parts = [screen, ...blocks];
  const documents = parts
    .flatMap((part) => usedNames(part.value, project, contracts).calls)
    .flatMap((id) => project.operations.get(id)?.file ?? []);
  const tables =
    documents.length > 0
      ? [...project.files.keys()].filter((path) => /^schemas\/(enums|states)\//.test(path))
      : [];
  return new Set([...parts.map((part) => part.file.path), ...documents, ...tables]);
}
