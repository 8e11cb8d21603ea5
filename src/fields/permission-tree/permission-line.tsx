import { FLAG_LABELS, type OperationFlag } from "./permission-flags.ts";
import type { TreeLine } from "./visible-nodes.ts";

interface PermissionLineProps {
  readonly line: TreeLine;
  readonly state: boolean | "mixed";
  readonly flag: OperationFlag | undefined;
  readonly isFixed: boolean;
  readonly isInTabOrder: boolean;
  readonly onFocus: () => void;
  /** Whether the key meant something here. */
  readonly onKey: (key: string) => boolean;
  readonly onToggle: () => void;
  readonly onOpen: (isOpen: boolean) => void;
  /** Null takes the permission away. */
  readonly onFlag: (flag: OperationFlag | null) => void;
}

/** A fold, a tick of three states, the label and the flag. */
export function PermissionLine({ line, state, flag, isFixed, ...props }: PermissionLineProps) {
  const { node, ancestors, isOpen } = line;
  const hasChildren = node.children !== undefined;
  const tabIndex = props.isInTabOrder ? 0 : -1;
  return (
    <li
      role="treeitem"
      aria-label={node.label}
      aria-level={ancestors.length + 1}
      aria-posinset={line.position}
      aria-setsize={line.siblings}
      aria-checked={state}
      aria-disabled={isFixed}
      {...(hasChildren && { "aria-expanded": isOpen })}
      tabIndex={tabIndex}
      className="field-permission"
      style={{ paddingInlineStart: ancestors.length * 20 }}
      onFocus={props.onFocus}
      onKeyDown={(event) => {
        if (event.target === event.currentTarget && props.onKey(event.key)) event.preventDefault();
      }}
    >
      {hasChildren ? (
        <button
          type="button"
          className={`field-fold ${isOpen ? "field-fold-open" : ""}`}
          tabIndex={-1}
          aria-label={`${isOpen ? "收起" : "展开"} ${node.label}`}
          onClick={() => props.onOpen(!isOpen)}
        />
      ) : (
        <span className="field-fold-none" />
      )}
      <label className="field-permission-label">
        <input
          type="checkbox"
          tabIndex={-1}
          checked={state === true}
          disabled={isFixed}
          ref={(input) => {
            if (input) input.indeterminate = state === "mixed";
          }}
          onChange={props.onToggle}
        />
        {node.label}
      </label>
      <select
        className="field-flag"
        aria-label={`${node.label} 的权限方式`}
        tabIndex={tabIndex}
        disabled={isFixed}
        value={flag ?? "none"}
        onChange={({ currentTarget: { value } }) =>
          props.onFlag(FLAG_LABELS.find((entry) => String(entry.flag) === value)?.flag ?? null)
        }
      >
        <option value="none">无权限</option>
        {FLAG_LABELS.map((entry) => (
          <option key={entry.flag} value={entry.flag}>
            {entry.label}
          </option>
        ))}
      </select>
    </li>
  );
}
