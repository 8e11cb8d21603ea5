import { Fragment } from "react";
import { Link } from "react-router-dom";
import type { MenuGroup } from "../menu/build-menu.ts";
import { OrdersDot } from "../notices/orders-dot.tsx";
import { WORK_ORDERS } from "../notices/work-orders-path.ts";
import { useTracking } from "../tracking/tracking-context.ts";
import "./side-menu.css";

export const SIDE_MENU_ID = "side-menu";

interface SideMenuProps {
  readonly group: MenuGroup | undefined;
  /** Path of the entry that stands for the open route. */
  readonly current: string | undefined;
  /** The address to go to: an open tab is met as it was left. */
  readonly addressOf: (path: string) => string;
  /** It lies over the page. */
  readonly isOver: boolean;
  /** An entry was taken. */
  readonly onTaken: () => void;
}

export function SideMenu({ group, current, addressOf, isOver, onTaken }: SideMenuProps) {
  const tracking = useTracking();
  const className = isOver ? "shell-side shell-side-over" : "shell-side";
  if (!group) return <div className={className} id={SIDE_MENU_ID} />;
  return (
    <nav className={className} id={SIDE_MENU_ID} aria-label={group.title}>
      <h2 className="shell-side-title">{group.title}</h2>
      {group.sections.map((section) => (
        <Fragment key={section.title ?? ""}>
          {section.title !== undefined && <h3 className="shell-side-section">{section.title}</h3>}
          <ul className="shell-side-list">
            {section.entries.map(({ path, title, tracked }) => (
              <li key={path} className="shell-side-place">
                <Link
                  className="shell-side-entry"
                  to={addressOf(path)}
                  title={title}
                  onClick={() => {
                    if (tracked === true) tracking.takeEntry({ path, title });
                    onTaken();
                  }}
                  aria-current={path === current ? "page" : undefined}
                >
                  {title}
                </Link>
                {path === WORK_ORDERS && <OrdersDot />}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </nav>
  );
}
