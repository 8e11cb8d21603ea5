import { currentPeriod, periodLabel } from "../../domain/period.ts";
import type { SessionScope } from "../../session/login-info.ts";
import { useShell } from "../shell-context.tsx";
import { shellText } from "../shell-text.ts";
import { dateWithWeekday, greetingKey } from "./day-words.ts";
import "./home.css";

/** The user and the firm, the day and the period. */
export function DayCard() {
  const { session } = useShell();
  const { user, firm, edition } = session.scope;
  const now = session.clock.now();
  const expiry = session.info.versionUserDtoList[0]?.expireTime?.slice(0, 10);
  const facts = [
    [shellText("home.today"), dateWithWeekday(now)],
    [shellText("home.period"), periodLabel(currentPeriod(now))],
    [shellText("home.edition"), editionName(edition)],
    [shellText("home.expires"), expiry ?? shellText("home.noExpiry")],
  ];
  return (
    <div className="home-day">
      <div>
        <h1 className="home-greeting">{shellText(greetingKey(now), { name: user.name })}</h1>
        <p className="home-firm">{firm.name}</p>
      </div>
      <dl className="home-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function editionName({ versionClass, firmType }: SessionScope["edition"]): string {
  const name = shellText(`edition.${versionClass}`);
  return firmType === "GC" ? `${name}（${shellText("edition.GC")}）` : name;
}
