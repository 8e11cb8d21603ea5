import "../../fields/fields.css";
import "../password/password-form.css";
import { Button, Modal } from "antd";
import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { RequestError } from "../../request/request-error.ts";
import { useShell } from "../shell-context.tsx";
import { shellText } from "../shell-text.ts";
import { lockText } from "./lock-text.ts";
import { closePinQuestion } from "./pin-question.ts";
import { LONGEST_PIN, type PinFaults, pinFaults, type PinValues } from "./pin-values.ts";
import { useScreenLock } from "./use-screen-lock.ts";

const FIELDS = { pin: lockText("pin"), again: lockText("pinAgain") } as const;

/** Sets the code that opens the screen again, for users without a password, and locks it. */
export function PinDialog(): ReactNode {
  const { client } = useShell();
  const { put } = useScreenLock();
  const [values, setValues] = useState<PinValues>({ pin: "", again: "" });
  const [faults, setFaults] = useState<PinFaults>({});
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  function tell(found: PinFaults): boolean {
    setFaults(found);
    const first = (["pin", "again"] as const).find((field) => found[field] !== undefined);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    return Object.keys(found).length > 0;
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isSending || tell(pinFaults(values))) return;
    setSending(true);
    try {
      await client.call("session.lock", { pin: values.pin }, { silent: true });
      closePinQuestion();
      put("pin");
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      setSending(false);
      tell({ whole: error.failure === "refused" ? error.sentence : lockText("notLocked") });
    }
  }

  return (
    <Modal
      open
      title={shellText("lock.put")}
      closable={{ "aria-label": "关闭" }}
      width={400}
      footer={null}
      maskClosable={false}
      afterOpenChange={(isOpen) => {
        if (isOpen) form.current?.querySelector("input")?.focus();
      }}
      onCancel={closePinQuestion}
    >
      <form ref={form} className="password-form" noValidate onSubmit={(event) => void send(event)}>
        <p>{lockText("pinMeans")}</p>
        {(["pin", "again"] as const).map((field) => (
          <PinField
            key={field}
            field={field}
            value={values[field]}
            fault={faults[field]}
            onType={(text) => {
              setValues({ ...values, [field]: text });
              setFaults({});
            }}
          />
        ))}
        {faults.whole !== undefined && (
          <p role="alert" className="password-fault">
            {faults.whole}
          </p>
        )}
        <div className="password-actions">
          <Button onClick={closePinQuestion}>{shellText("cancel")}</Button>
          <Button type="primary" htmlType="submit" loading={isSending}>
            {shellText("lock.put")}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

interface PinFieldProps {
  readonly field: keyof PinValues;
  readonly value: string;
  readonly fault: string | undefined;
  readonly onType: (text: string) => void;
}

function PinField({ field, value, fault, onType }: PinFieldProps) {
  const id = useId();
  return (
    <div className="password-field">
      <label htmlFor={id}>{FIELDS[field]}</label>
      <input
        id={id}
        name={field}
        type="password"
        inputMode="numeric"
        className="field-input"
        value={value}
        maxLength={LONGEST_PIN}
        autoComplete="off"
        aria-required
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onType(target.value)}
      />
      <div id={`${id}-hint`} className="password-hint">
        {fault === undefined ? (
          field === "pin" && lockText("pinRule")
        ) : (
          <span role="alert" className="password-fault">
            {fault}
          </span>
        )}
      </div>
    </div>
  );
}
