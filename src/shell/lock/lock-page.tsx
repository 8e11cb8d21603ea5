import "../../fields/fields.css";
import "../password/password-form.css";
import "./lock-page.css";
import { Button } from "antd";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { Client } from "../../request/client-contract.ts";
import { RequestError } from "../../request/request-error.ts";
import type { LockKey } from "../../session/screen-lock.ts";
import { Avatar } from "../layout/avatar.tsx";
import { useShell } from "../shell-context.tsx";
import { shellText } from "../shell-text.ts";
import { useLeaveSession } from "../sign-in/use-sign-out.ts";
import { lockText } from "./lock-text.ts";
import { LONGEST_PIN } from "./pin-values.ts";
import { useScreenLock } from "./use-screen-lock.ts";

/** The ways to open the lock: the label of the field, and the call that checks it. */
const KEYS = {
  password: {
    longest: 18,
    label: lockText("password"),
    missing: lockText("missing"),
    failed: lockText("failed"),
    check: (client: Client, password: string) =>
      client.call("userAdmin.checkPassword", { password }, { silent: true }),
  },
  pin: {
    longest: LONGEST_PIN,
    label: lockText("pin"),
    missing: lockText("pinMissing"),
    failed: lockText("pinFailed"),
    check: (client: Client, pin: string) => client.call("session.unlock", { pin }, { silent: true }),
  },
} as const;

/** The only thing to see of a locked session: who has locked it, and the ways on. */
export function LockPage() {
  const { client, session } = useShell();
  const { openedBy, unlock } = useScreenLock();
  // A lock that another window takes off, or the end of the session, leaves the page as it was.
  const [kind] = useState(openedBy ?? "password");
  const key = KEYS[kind];
  const [typed, setTyped] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const { user, firm } = session.scope;
  const hint = kind === "password" ? session.info.passwordHint : "";
  useEffect(() => field.current?.focus(), []);

  function tell(text: string) {
    setFault(text);
    field.current?.focus();
    field.current?.select();
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    if (typed === "") return tell(key.missing);
    setSending(true);
    try {
      await key.check(client, typed);
      unlock();
    } catch (error) {
      setSending(false);
      tell(faultText(error, key));
    }
  }

  return (
    <main className="lock-page">
      <Avatar name={user.name} />
      <h1>{user.name}</h1>
      <p>{firm.name}</p>
      {hint !== "" && <p>{lockText("hint").replace("{password}", hint)}</p>}
      <form noValidate onSubmit={(event) => void send(event)}>
        <label htmlFor={id}>{key.label}</label>
        <input
          ref={field}
          id={id}
          type="password"
          className="field-input"
          value={typed}
          maxLength={key.longest}
          inputMode={kind === "pin" ? "numeric" : "text"}
          autoComplete={kind === "pin" ? "off" : "current-password"}
          aria-invalid={fault !== null}
          aria-describedby={`${id}-fault`}
          onChange={({ target }) => {
            setTyped(target.value);
            setFault(null);
          }}
        />
        <p id={`${id}-fault`} role="alert" className="password-fault">
          {fault}
        </p>
        <Button block type="primary" htmlType="submit" loading={isSending}>
          {lockText("unlock")}
        </Button>
      </form>
      <SignOut />
    </main>
  );
}

/** Shows its confirmation on the page itself: a dialog would lie behind it. */
function SignOut() {
  const leave = useLeaveSession();
  const [isAsked, setAsked] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  if (!isAsked)
    return (
      <Button type="link" onClick={() => setAsked(true)}>
        {shellText("signOut")}
      </Button>
    );
  return (
    <section role="alertdialog" aria-label={shellText("signOut")} aria-describedby="lock-question">
      <p id="lock-question">{lockText("signOut")}</p>
      <div className="lock-ways">
        <Button onClick={() => setAsked(false)}>{shellText("cancel")}</Button>
        <Button
          danger
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just opened this confirmation
          autoFocus
          loading={isLeaving}
          onClick={() => {
            setLeaving(true);
            void leave();
          }}
        >
          {shellText("signOut")}
        </Button>
      </div>
    </section>
  );
}

/** The sentence of a fault, with 旧密码 replaced: the server's sentence is written for a password change. */
function faultText(error: unknown, key: (typeof KEYS)[LockKey]): string {
  if (!(error instanceof RequestError)) throw error;
  const isAnswered = error.failure === "refused" || error.failure === "expired";
  const sentence = error.reason ?? error.sentence;
  return isAnswered ? sentence.replace("旧密码", lockText("password")) : key.failed;
}
