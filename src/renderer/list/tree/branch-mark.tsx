import "./tree.css";
import type { CSSProperties } from "react";
import type { TreeNode } from "./tree-rows.ts";

interface BranchMarkProps {
  readonly node: TreeNode;
  /** Undefined: no row stands below it. */
  readonly isOpen: boolean | undefined;
}

/** The room before a row that stands below others, with the button that opens it. */
export function BranchMark({ node, isOpen }: BranchMarkProps) {
  return (
    <span className="tree-mark" style={{ "--tree-level": node.level } as CSSProperties}>
      {isOpen !== undefined && (
        <button
          type="button"
          className="grid-expand"
          data-branch
          tabIndex={-1}
          aria-expanded={isOpen}
          aria-label={isOpen ? `收起 ${node.name}` : `展开 ${node.name}`}
        />
      )}
    </span>
  );
}
