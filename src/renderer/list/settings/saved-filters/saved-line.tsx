import { useState } from "react";
import type { SavedFilter } from "../../../../session/user-settings/setting-answers.ts";

interface SavedLineProps {
  readonly filter: SavedFilter;
  readonly isPreferred: boolean;
  readonly onApply: () => void;
  readonly onPrefer: () => void;
  readonly onShare: () => void;
  readonly onRename: () => void;
  readonly onDelete: () => void;
}

/** One named filter. The filter of another user shows its owner; deleting a shared one needs a confirmation. */
export function SavedLine(props: SavedLineProps) {
  const { filter, isPreferred, onApply, onPrefer, onShare, onRename, onDelete } = props;
  const { name, own, shared, removable, ownerName, deptName } = filter;
  const [isAsking, setAsking] = useState(false);
  if (isAsking) {
    return (
      <li>
        <span className="saved-question">删除后部门同事也不能再使用，确定删除「{name}」？</span>
        <button type="button" className="grid-link grid-danger" onClick={onDelete}>
          删除
        </button>
        <button
          type="button"
          className="grid-link"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the question has taken the place of the pressed button
          autoFocus
          onClick={() => setAsking(false)}
        >
          取消
        </button>
      </li>
    );
  }
  return (
    <li>
      <button type="button" className="grid-link saved-name" title={name} onClick={onApply}>
        {name}
      </button>
      {!own && (
        <span className="saved-owner">{deptName === null ? ownerName : `${ownerName} · ${deptName}`}</span>
      )}
      <button
        type="button"
        className="grid-link"
        aria-pressed={isPreferred}
        aria-label={`打开列表时使用「${name}」`}
        onClick={onPrefer}
      >
        {isPreferred ? "默认 ✓" : "设为默认"}
      </button>
      {own && (
        <>
          <button
            type="button"
            className="grid-link"
            aria-pressed={shared}
            aria-label={`与部门共享「${name}」`}
            title={shared ? `${deptName ?? "本部门"}的同事可以使用` : "让本部门的同事也能使用"}
            onClick={onShare}
          >
            {shared ? "部门共享 ✓" : "部门共享"}
          </button>
          <button type="button" className="grid-link" aria-label={`重命名「${name}」`} onClick={onRename}>
            重命名
          </button>
        </>
      )}
      {removable && (
        <button
          type="button"
          className="grid-link grid-danger"
          aria-label={`删除「${name}」`}
          onClick={() => (shared ? setAsking(true) : onDelete())}
        >
          删除
        </button>
      )}
    </li>
  );
}
