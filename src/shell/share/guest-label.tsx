import "./guest-label.css";
import { useEffect, useState } from "react";
import { useShell } from "../shell-context.tsx";
import { shellText } from "../shell-text.ts";
import { remainingWords } from "./remaining-words.ts";

const MINUTE_MS = 60_000;

/** Shows support staff all the time that they work in another user's name, and for how long they still may. */
export function GuestLabel() {
  const { client, session } = useShell();
  const { clock, scope } = session;
  const [end, setEnd] = useState<string | undefined>();
  const [now, setNow] = useState(clock.now);
  useEffect(() => {
    // The owner may prolong or revoke it meanwhile. A refusal ends the session by itself; a fault of the line passes.
    const ask = () =>
      client
        .call("session.shareState", {}, { silent: true })
        .then(({ expireTime }) => setEnd(expireTime))
        .catch(() => null)
        .finally(() => setNow(clock.now()));
    void ask();
    const asking = setInterval(() => void ask(), MINUTE_MS);
    return () => clearInterval(asking);
  }, [client, clock]);
  const means = shellText("guest.means", { name: scope.user.name });
  return (
    <span className="guest-label" role="note" title={means}>
      {shellText("guest.label")}
      {end !== undefined && <> · {shellText("guest.remaining", { time: remainingWords(now, end) })}</>}
    </span>
  );
}
