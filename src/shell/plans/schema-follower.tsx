import { useEffect, useState } from "react";
import type { Issue } from "../../schema/issue.ts";
import type { ScreenPlan } from "../../schema/plan/plans/screen-plan.ts";
import type { ShellPlan } from "../../schema/plan/plans/shell-plan.ts";
import { shellText } from "../shell-text.ts";
import { IssueList } from "./issue-list.tsx";
import type { PlanStore } from "./plan-store.ts";
import "./schema-follower.css";

/**
 * Only in development: takes changed plans over as the schema files are saved, and lists what is
 * wrong with them while the last good screens stay.
 */
export function SchemaFollower({ plans }: { readonly plans: PlanStore }) {
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const [isHidden, setHidden] = useState(false);
  useEffect(
    () =>
      followSchemas({
        "schemas:plan": ({ id, plan }) => plans.screens.put(id, plan),
        "schemas:shell": ({ plan }) => plans.shell.put("shell", plan),
        "schemas:issues": (news) => {
          setIssues(news.issues);
          setHidden(false);
        },
      }),
    [plans],
  );
  if (issues.length === 0 || isHidden) return null;
  return (
    <section className="schema-issues" role="alert">
      <header>
        <h2>{shellText("overlay.title", { count: issues.length })}</h2>
        <button type="button" onClick={() => setHidden(true)}>
          {shellText("overlay.hide")}
        </button>
      </header>
      <IssueList issues={issues} />
    </section>
  );
}

interface SchemaEvents {
  readonly "schemas:plan": { readonly id: string; readonly plan: ScreenPlan };
  readonly "schemas:shell": { readonly plan: ShellPlan };
  readonly "schemas:issues": { readonly issues: readonly Issue[] };
}

function followSchemas(handlers: {
  readonly [Name in keyof SchemaEvents]: (event: SchemaEvents[Name]) => void;
}): () => void {
  // Vite finds this only when it is written out.
  const hot = import.meta.hot;
  if (!hot) return () => {};
  const pairs = Object.entries(handlers) as [string, (event: unknown) => void][];
  for (const [name, handler] of pairs) hot.on(name, handler);
  return () => {
    for (const [name, handler] of pairs) hot.off(name, handler);
  };
}
