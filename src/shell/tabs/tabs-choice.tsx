import "../appearance/appearance-choice.css";
import { shellText } from "../shell-text.ts";
import { useTabsComeBack } from "./use-tabs-at-server.ts";

/** The open pages after the next sign-in. */
export function TabsChoice() {
  const [comesBack, change] = useTabsComeBack();
  return (
    <div className="appearance">
      <label>
        <input type="checkbox" checked={comesBack} onChange={({ target }) => change(target.checked)} />
        {shellText("tabs.comeBack")}
      </label>
    </div>
  );
}
