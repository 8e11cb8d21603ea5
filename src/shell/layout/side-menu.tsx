import { Fragment } from "react";
import { Link } from "react-router-dom";
import type { MenuGroup } from "../menu/build-menu.ts";
import "./side-menu.css";

interface SideMenuProps {
  readonly group: MenuGroup | undefined;
  /** Path of the entry that stands for the open route. */
  readonly current: string | undefined;
  /** The address to go to: an open tab is met as it was left. */
  readonly addressOf: (path: string) => string;
}

export function SideMenu({ group, current, addressOf }: SideMenuProps) {
  if (!group) return <div className="shell-side" />;
  return (
    <nav className="shell-side" aria-label={group.title}>
      <h2 className="shell-side-title">{group.title}</h2>
      {group.sections.map((section) => (
        <Fragment key={section.title ?? ""}>
          {section.title !== undefined && <h3 className="shell-side-section">{section.title}</h3>}
          <ul className="shell-side-list">
            {section.entries.map(({ path, title }) => (
              <li key={path}>
                <Link
                  className="shell-side-entry"
                  to={addressOf(path)}
                  title={title}
                  aria-current={path === current ? "page" : undefined}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </nav>
  );
}
