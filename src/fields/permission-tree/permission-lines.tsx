import { useRef, useState } from "react";
import type { Choice, ChoiceValue } from "../choices/choices.ts";
import {
  countGranted,
  grantBranch,
  grantNode,
  grantState,
  revokeBranch,
  type GrantChange,
  type Grants,
} from "./permission-flags.ts";
import { PermissionLine } from "./permission-line.tsx";
import type { TreeLine } from "./visible-nodes.ts";

interface PermissionLinesProps {
  readonly id: string;
  readonly lines: readonly TreeLine[];
  readonly grants: Grants;
  readonly changes: ReadonlyMap<ChoiceValue, GrantChange>;
  readonly isFixed: boolean;
  readonly onOpen: (value: ChoiceValue, isOpen: boolean) => void;
  readonly onChange: (grants: Grants) => void;
  readonly describedBy: string | undefined;
}

/** One line is in the tab order; arrows lead to the others, Space ticks, left and right fold. */
export function PermissionLines(props: PermissionLinesProps) {
  const { lines, grants, isFixed, onOpen, onChange } = props;
  const [wanted, setWanted] = useState<ChoiceValue | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const targetIndex = lines.findIndex(({ node }) => node.value === wanted);
  const at = targetIndex === -1 ? 0 : targetIndex;
  const focusLine = (index: number) => {
    const target = lines[Math.max(0, Math.min(lines.length - 1, index))];
    if (!target) return;
    setWanted(target.node.value);
    list.current?.querySelectorAll<HTMLElement>("[role=treeitem]").item(lines.indexOf(target)).focus();
  };
  const toggle = ({ node, ancestors }: TreeLine) =>
    onChange(
      grantState(node, grants) === true ? revokeBranch(node, grants) : grantBranch(node, ancestors, grants),
    );
  const fold = ({ node, ancestors, isOpen }: TreeLine) => {
    const parent: Choice | undefined = ancestors.at(-1);
    if (isOpen) onOpen(node.value, false);
    else if (parent) focusLine(lines.findIndex((line) => line.node === parent));
  };
  const unfold = ({ node, isOpen }: TreeLine, index: number) => {
    if (isOpen) focusLine(index + 1);
    else if (node.children) onOpen(node.value, true);
  };
  const press = (key: string, line: TreeLine, index: number): boolean => {
    if (key === "ArrowDown") focusLine(index + 1);
    else if (key === "ArrowUp") focusLine(index - 1);
    else if (key === "Home") focusLine(0);
    else if (key === "End") focusLine(lines.length - 1);
    else if (key === "ArrowRight") unfold(line, index);
    else if (key === "ArrowLeft") fold(line);
    else if (key === " " && !isFixed) toggle(line);
    else return false;
    return true;
  };
  return (
    <ul
      ref={list}
      id={props.id}
      role="tree"
      aria-multiselectable="true"
      aria-labelledby={`${props.id}-label`}
      aria-describedby={props.describedBy}
      className="field-permission-lines"
    >
      {lines.map((line, index) => (
        <PermissionLine
          key={line.node.value}
          line={line}
          state={grantState(line.node, grants)}
          flag={grants.get(line.node.value)}
          count={countGranted(line.node, grants)}
          change={props.changes.get(line.node.value)}
          isFixed={isFixed}
          isInTabOrder={index === at}
          onFocus={() => setWanted(line.node.value)}
          onKey={(key) => press(key, line, index)}
          onGrantAll={() => onChange(grantBranch(line.node, line.ancestors, grants))}
          onOpen={(isOpen) => onOpen(line.node.value, isOpen)}
          onFlag={(flag) =>
            onChange(
              flag === null
                ? revokeBranch(line.node, grants)
                : grantNode(line.node, flag, line.ancestors, grants),
            )
          }
        />
      ))}
    </ul>
  );
}
