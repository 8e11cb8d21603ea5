import type { Issue } from "../../schema/issue.ts";
import "./issue-list.css";

/** Findings about schema files, each with its place. */
export function IssueList({ issues }: { readonly issues: readonly Issue[] }) {
  return (
    <ul className="shell-issues">
      {issues.map((issue) => (
        <li key={`${issue.file}:${issue.line}:${issue.column}:${issue.slug}:${issue.message}`}>
          <code className="shell-issue-place">
            {issue.file}:{issue.line}:{issue.column}
          </code>
          <code className="shell-issue-slug">
            {issue.severity} {issue.slug}
          </code>
          <div>{issue.message}</div>
          {issue.hint !== undefined && <div className="shell-issue-hint">{issue.hint}</div>}
        </li>
      ))}
    </ul>
  );
}
