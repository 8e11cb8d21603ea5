import { Link } from "react-router-dom";
import { useShell } from "../shell-context.tsx";
import { shellText } from "../shell-text.ts";
import { HOME_PATH } from "../tabs/tabs-reducer.ts";
import "./home.css";

/** Links to the pages of the menu. */
export function WaysCard() {
  const { menu } = useShell();
  const entries = menu
    .map(({ id, title, sections }) => ({
      id,
      title,
      routes: sections.flatMap((section) => section.entries).filter((route) => route.path !== HOME_PATH),
    }))
    .filter((group) => group.routes.length > 0);
  if (entries.length === 0) return <p className="home-firm">{shellText("home.noEntries")}</p>;
  return entries.map((group) => (
    <div className="home-group" key={group.id}>
      <h4>{group.title}</h4>
      <ul>
        {group.routes.map((route) => (
          <li key={route.path}>
            <Link to={route.path}>{route.title}</Link>
          </li>
        ))}
      </ul>
    </div>
  ));
}
