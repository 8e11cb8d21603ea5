import "../../fields/fields.css";
import "./share-panel.css";
import { Button } from "antd";
import { useState } from "react";
import { useShell } from "../shell-context.tsx";
import { shellText } from "../shell-text.ts";
import { CodeLine } from "./code-line.tsx";
import { SHARE_HOURS, type ShareHours, type ShareState, USUAL_HOURS } from "./share-state.ts";
import { type Share, useShare } from "./use-share.ts";
import { shareText } from "./share-text.ts";

export interface SharePanelProps {
  /** The code that was made on this page; null: none, or made elsewhere. */
  readonly code: string | null;
  readonly onCode: (code: string | null) => void;
}

/** Lets support staff in by a code for some hours: makes it, shows the guest, prolongs and revokes it. */
export function SharePanel({ code, onCode }: SharePanelProps) {
  const { client } = useShell();
  const share = useShare(client, onCode);
  const { state, failure } = share;
  return (
    <div className="share-panel">
      <p className="share-means">{shareText("means")}</p>
      {state === null && failure === null && <output>{shellText("share.loading")}</output>}
      {state !== null &&
        (state.expireTime === undefined ? (
          <HoursChoice name="begin" isBusy={share.isBusy} onChoose={share.begin} />
        ) : (
          <HeldShare code={code} state={state} expireTime={state.expireTime} share={share} />
        ))}
      {failure !== null && (
        <p role="alert" className="share-failure">
          {failure}
          {state === null && (
            <Button type="link" size="small" onClick={share.reload}>
              {shellText("retry")}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

interface HeldShareProps {
  readonly code: string | null;
  readonly state: ShareState;
  readonly expireTime: string;
  readonly share: Share;
}

function HeldShare({ code, state, expireTime, share }: HeldShareProps) {
  return (
    <>
      {code === null ? <p>{shareText("codeGone")}</p> : <CodeLine code={code} />}
      <dl className="share-facts">
        <dt>{shareText("until")}</dt>
        <dd>{expireTime.slice(0, 16)}</dd>
        <dt>{shareText("guests")}</dt>
        <dd>
          {state.guests.length === 0
            ? shareText("nobody")
            : state.guests.map(({ guest, enterTime }) => `${guest}（${enterTime.slice(5, 16)}）`).join("、")}
        </dd>
      </dl>
      <HoursChoice name="prolong" isBusy={share.isBusy} onChoose={share.prolong} />
      <Revoking isBusy={share.isBusy} onRevoke={share.revoke} />
    </>
  );
}

interface HoursChoiceProps {
  readonly name: "begin" | "prolong";
  readonly isBusy: boolean;
  readonly onChoose: (hours: ShareHours) => void;
}

function HoursChoice({ name, isBusy, onChoose }: HoursChoiceProps) {
  const [hours, setHours] = useState<ShareHours>(USUAL_HOURS);
  return (
    <div className="share-line">
      <label>
        {shareText(name === "begin" ? "beginFor" : "prolongFor")}
        <select
          className="field-input"
          value={hours}
          onChange={({ target }) =>
            setHours(SHARE_HOURS.find((choice) => String(choice) === target.value) ?? USUAL_HOURS)
          }
        >
          {SHARE_HOURS.map((choice) => (
            <option key={choice} value={choice}>
              {`${choice}${shareText("hours")}`}
            </option>
          ))}
        </select>
      </label>
      <Button
        type={name === "begin" ? "primary" : "default"}
        disabled={isBusy}
        onClick={() => onChoose(hours)}
      >
        {shareText(name)}
      </Button>
    </div>
  );
}

interface RevokingProps {
  readonly isBusy: boolean;
  readonly onRevoke: () => void;
}

/** Revokes the share, which signs out its guest, after a confirmation. */
function Revoking({ isBusy, onRevoke }: RevokingProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <div className="share-actions">
      {isAsked ? (
        <>
          <span>{shareText("revokeQuestion")}</span>
          <Button onClick={() => setAsked(false)}>{shellText("cancel")}</Button>
          <Button type="primary" danger disabled={isBusy} onClick={onRevoke}>
            {shellText("confirm")}
          </Button>
        </>
      ) : (
        <Button danger disabled={isBusy} onClick={() => setAsked(true)}>
          {shareText("revoke")}
        </Button>
      )}
    </div>
  );
}
