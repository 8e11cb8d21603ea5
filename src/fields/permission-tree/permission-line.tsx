import { FLAG_LABELS, type GrantChange, type OperationFlag } from "./permission-flags.ts";
import type { TreeLine } from "./visible-nodes.ts";

interface PermissionLineProps {
  readonly line: TreeLine;
  readonly state: boolean | "mixed";
  readonly flag: OperationFlag | undefined;
  readonly count: { readonly granted: number; readonly all: number };
  readonly change: GrantChange | undefined;
  readonly isFixed: boolean;
  readonly isInTabOrder: boolean;
  readonly onFocus: () => void;
  /** True when the key meant something here. */
  readonly onKey: (key: string) => boolean;
  /** Grants the node and everything below it. */
  readonly onGrantAll: () => void;
  readonly onOpen: (isOpen: boolean) => void;
  /** Null takes the permission away. */
  readonly onFlag: (flag: OperationFlag | null) => void;
}

/** Values of the select that are no flags. */
const NOTHING = "none";
const EVERYTHING = "all";

const CHANGES: { readonly [change in GrantChange]: string } = {
  added: "新增",
  removed: "取消",
  changed: "改变",
};

/** A fold, the label with how much of its branch is granted and what has changed, and the one control: the way it is granted. */
export function PermissionLine({ line, state, flag, count, change, isFixed, ...props }: PermissionLineProps) {
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
      <span className="field-permission-label">
        {node.label}
        {hasChildren && <span className="field-hint">{`${count.granted} / ${count.all}`}</span>}
        {change !== undefined && (
          <span className={`field-change field-change-${change}`}>{CHANGES[change]}</span>
        )}
      </span>
      <select
        className={flag === undefined ? "field-flag field-flag-none" : "field-flag"}
        aria-label={`${node.label} 的权限方式`}
        tabIndex={tabIndex}
        disabled={isFixed}
        value={flag ?? NOTHING}
        onChange={({ currentTarget: { value } }) => {
          if (value === EVERYTHING) props.onGrantAll();
          else props.onFlag(FLAG_LABELS.find((entry) => String(entry.flag) === value)?.flag ?? null);
        }}
      >
        <option value={NOTHING}>无权限</option>
        {FLAG_LABELS.map((entry) => (
          <option key={entry.flag} value={entry.flag}>
            {entry.label}
          </option>
        ))}
        {hasChildren && <option value={EVERYTHING}>可操作，含全部下级</option>}
      </select>
    </li>
  );
}
