import "../../fields/fields.css";
import "./password-form.css";
import { Button } from "antd";
import { type FormEvent, useId, useRef, useState } from "react";
import { shellText } from "../shell-text.ts";
import { type PasswordFaults, type PasswordValues, typedFaults } from "./password-values.ts";
import { passwordText } from "./password-text.ts";

const LONGEST = 18;
const EMPTY: PasswordValues = { old: "", fresh: "", again: "" };
const FIELDS = ["old", "fresh", "again"] as const;

interface PasswordFormProps {
  readonly asksOld: boolean;
  /** Absent: there is no way around it. */
  readonly onCancel?: () => void;
  /** Sends what is sound; resolves to the faults that were found then. */
  readonly onSend: (values: PasswordValues) => Promise<PasswordFaults>;
}

/** A new password, typed twice, and the old one before it where it is required. */
export function PasswordForm({ asksOld, onCancel, onSend }: PasswordFormProps) {
  const [values, setValues] = useState(EMPTY);
  const [faults, setFaults] = useState<PasswordFaults>({});
  const [isSending, setSending] = useState(false);
  const [isShown, setShown] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const fields = asksOld ? FIELDS : FIELDS.slice(1);

  function tell(found: PasswordFaults): boolean {
    setFaults(found);
    const first = fields.find((field) => found[field] !== undefined);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    return Object.keys(found).length > 0;
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isSending || tell(typedFaults(values, asksOld))) return;
    setSending(true);
    try {
      tell(await onSend(values));
    } finally {
      setSending(false);
    }
  }

  return (
    <form ref={form} className="password-form" noValidate onSubmit={(event) => void send(event)}>
      {fields.map((field, index) => (
        <PasswordField
          key={field}
          field={field}
          value={values[field]}
          fault={faults[field]}
          isShown={isShown}
          isFirst={index === 0}
          onType={(text) => {
            setValues({ ...values, [field]: text });
            setFaults({ ...faults, [field]: undefined, whole: undefined });
          }}
        />
      ))}
      <label className="password-shown">
        <input type="checkbox" checked={isShown} onChange={() => setShown(!isShown)} />
        {passwordText("show")}
      </label>
      {faults.whole !== undefined && (
        <p role="alert" className="password-fault">
          {faults.whole}
        </p>
      )}
      <div className="password-actions">
        {onCancel && <Button onClick={onCancel}>{shellText("cancel")}</Button>}
        <Button type="primary" htmlType="submit" loading={isSending}>
          {shellText("confirm")}
        </Button>
      </div>
    </form>
  );
}

interface PasswordFieldProps {
  readonly field: keyof PasswordValues;
  readonly value: string;
  readonly fault: string | undefined;
  readonly isShown: boolean;
  readonly isFirst: boolean;
  readonly onType: (text: string) => void;
}

function PasswordField({ field, value, fault, isShown, isFirst, onType }: PasswordFieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className="password-field">
      <label htmlFor={id}>{passwordText(field)}</label>
      <input
        id={id}
        name={field}
        type={isShown ? "text" : "password"}
        className="field-input"
        value={value}
        maxLength={LONGEST}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just opened the form, which begins here
        autoFocus={isFirst}
        autoComplete={field === "old" ? "current-password" : "new-password"}
        aria-required
        aria-invalid={fault !== undefined}
        aria-describedby={hintId}
        onChange={({ target }) => onType(target.value)}
      />
      <div id={hintId} className="password-hint">
        {fault !== undefined ? (
          <span role="alert" className="password-fault">
            {fault}
          </span>
        ) : (
          field === "fresh" && passwordText("rules")
        )}
      </div>
    </div>
  );
}
