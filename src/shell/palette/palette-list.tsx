import { StarFilled, StarOutlined } from "@ant-design/icons";
import { useEffect } from "react";
import { shellText } from "../shell-text.ts";
import type { Entry, EntryGroup } from "./entries.ts";

export const listId = (id: string) => `${id}-list`;
export const optionId = (id: string, key: string) => `${id}-${key}`;

interface PaletteListProps {
  readonly id: string;
  readonly groups: readonly EntryGroup[];
  /** The line that the keys are at, which is kept in sight. */
  readonly current: Entry | undefined;
  readonly isStarred: (entry: Entry) => boolean;
  readonly onTake: (entry: Entry) => void;
  readonly onStar: (entry: Entry) => void;
}

/** The lines below the box, in groups. */
export function PaletteList({ id, groups, current, isStarred, onTake, onStar }: PaletteListProps) {
  const currentKey = current?.key;
  useEffect(() => {
    if (currentKey === undefined) return;
    document.getElementById(optionId(id, currentKey))?.scrollIntoView({ block: "nearest" });
  }, [id, currentKey]);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot show stars and notes
    <div id={listId(id)} role="listbox" aria-label={shellText("palette.title")} className="palette-list">
      {groups.map((group) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a listbox holds groups, not field sets
        <div key={group.title} role="group" aria-label={group.title}>
          <div className="palette-group" aria-hidden>
            {group.title}
          </div>
          {group.entries.map((entry) => (
            <Line
              key={entry.key}
              id={optionId(id, entry.key)}
              entry={entry}
              isCurrent={entry === current}
              isStarred={isStarred(entry)}
              onTake={() => onTake(entry)}
              onStar={() => onStar(entry)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface LineProps {
  readonly id: string;
  readonly entry: Entry;
  readonly isCurrent: boolean;
  readonly isStarred: boolean;
  readonly onTake: () => void;
  readonly onStar: () => void;
}

function Line({ id, entry, isCurrent, isStarred, onTake, onStar }: LineProps) {
  const starText = `${shellText(isStarred ? "palette.unstar" : "palette.star")} ${entry.title}`;
  return (
    <div className={isCurrent ? "palette-line palette-line-current" : "palette-line"} role="presentation">
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus, jsx-a11y/prefer-tag-over-role -- the focus stays in the box above, whose keys walk and take */}
      <div id={id} role="option" aria-selected={isCurrent} className="palette-option" onClick={onTake}>
        <span className="palette-title">{entry.title}</span>
        {entry.note !== undefined && <span className="palette-note">{entry.note}</span>}
        {isStarred && <span className="palette-hidden">{shellText("palette.favourites")}</span>}
      </div>
      {entry.place && (
        // Only for the mouse: by keyboard Ctrl and D do the same, and an option may not hold a button.
        <button
          type="button"
          className={isStarred ? "palette-star palette-starred" : "palette-star"}
          aria-hidden="true"
          tabIndex={-1}
          title={starText}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onStar}
        >
          {isStarred ? <StarFilled /> : <StarOutlined />}
        </button>
      )}
    </div>
  );
}
