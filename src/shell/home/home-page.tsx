import { Link } from "react-router-dom";
import { currentPeriod, periodLabel } from "../../domain/period.ts";
import type { SessionScope } from "../../session/login-info.ts";
import { useShell } from "../shell-context.tsx";
import { shellText } from "../shell-text.ts";
import { HOME_PATH } from "../tabs/tabs-reducer.ts";
import { dateWithWeekday, greetingKey } from "./day-words.ts";
import "./home-page.css";

/** The user, the day and the period, and links to go on. */
export function HomePage() {
  const { session, menu } = useShell();
  const { user, firm, edition } = session.scope;
  const now = session.clock.now();
  const expiry = session.info.versionUserDtoList[0]?.expireTime?.slice(0, 10);
  const facts = [
    [shellText("home.today"), dateWithWeekday(now)],
    [shellText("home.period"), periodLabel(currentPeriod(now))],
    [shellText("home.edition"), editionName(edition)],
    [shellText("home.expires"), expiry ?? shellText("home.noExpiry")],
  ];
  const entries = menu
    .map(({ id, title, sections }) => ({
      id,
      title,
      routes: sections.flatMap((section) => section.entries).filter((route) => route.path !== HOME_PATH),
    }))
    .filter((group) => group.routes.length > 0);

  return (
    <div className="home">
      <section className="home-card">
        <h1 className="home-greeting">{shellText(greetingKey(now), { name: user.name })}</h1>
        <p className="home-firm">{firm.name}</p>
        <dl className="home-facts">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="home-card">
        <h2 className="home-heading">{shellText("home.entries")}</h2>
        {entries.length === 0 && <p className="home-firm">{shellText("home.noEntries")}</p>}
        {entries.map((group) => (
          <div className="home-group" key={group.id}>
            <h3>{group.title}</h3>
            <ul>
              {group.routes.map((route) => (
                <li key={route.path}>
                  <Link to={route.path}>{route.title}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
    </div>
  );
}

function editionName({ versionClass, firmType }: SessionScope["edition"]): string {
  const name = shellText(`edition.${versionClass}`);
  return firmType === "GC" ? `${name}（${shellText("edition.GC")}）` : name;
}
