import { type RefObject, useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import type { MenuGroup } from "../menu/build-menu.ts";
import { shellText } from "../shell-text.ts";
import { HeaderPopup } from "./header-popup.tsx";
import "./top-menu.css";

interface TopMenuProps {
  readonly menu: readonly MenuGroup[];
  readonly current: MenuGroup | undefined;
}

/**
 * The areas of the product in a row. Where the window is too narrow for all of them the current one stays visible, and
 * a list has each.
 */
export function TopMenu({ menu, current }: TopMenuProps) {
  const row = useRef<HTMLUListElement>(null);
  const isCut = useFittedRow(
    row,
    menu.findIndex(({ id }) => id === current?.id),
  );
  return (
    <nav aria-label={shellText("menu.top")} className="shell-top">
      <ul ref={row} className="shell-top-menu">
        {menu.map((group) => (
          <li key={group.id}>
            <Link
              className="shell-top-entry"
              to={group.to}
              aria-current={group.id === current?.id ? "true" : undefined}
            >
              {group.title}
            </Link>
          </li>
        ))}
      </ul>
      {isCut && (
        <HeaderPopup label={shellText("menu.all")} face={shellText("menu.more")}>
          {(close) => (
            <ul className="shell-top-list">
              {menu.map((group) => (
                <li key={group.id}>
                  <Link
                    className="shell-top-line"
                    to={group.to}
                    aria-current={group.id === current?.id ? "true" : undefined}
                    onClick={close}
                  >
                    {group.title}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </HeaderPopup>
      )}
    </nav>
  );
}

/** Keeps the entry at a place in sight; true while the row has no room for all that is in it. */
function useFittedRow(row: RefObject<HTMLUListElement | null>, place: number): boolean {
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const [entries, frame] = [row.current, row.current?.parentElement];
    if (!entries || !frame || typeof ResizeObserver === "undefined") return undefined;
    const observer = new ResizeObserver(() => {
      // The list takes room of the row itself, so that the width of the whole decides whether the entries fit.
      setCut(entries.scrollWidth > frame.clientWidth);
      const entry = entries.children[place];
      if (entry instanceof HTMLElement) showInRow(entries, entry);
    });
    observer.observe(entries);
    observer.observe(frame);
    return () => observer.disconnect();
  }, [row, place]);
  return isCut;
}

function showInRow(row: HTMLElement, entry: HTMLElement): void {
  const [left, right] = [entry.offsetLeft - row.offsetLeft, entry.offsetLeft + entry.offsetWidth];
  if (left < row.scrollLeft) row.scrollLeft = left;
  else row.scrollLeft = Math.max(row.scrollLeft, right - row.offsetLeft - row.clientWidth);
}
