import type { Field, GeneralField } from "@formily/core";
import { observer, useField } from "@formily/react";
import { createContext, useContext, useEffect, useRef, type ComponentType } from "react";
import type { FieldEnvironment, FieldView } from "../../../fields/field-view.ts";
import type { FieldOptions } from "../../../schema/contracts.ts";
import { afterPress } from "./after-press.ts";
import { fieldErrorId, fieldId } from "./field-id.ts";
import { plainCopy } from "../values/plain-copy.ts";
import { rememberView, tidyField } from "../values/tidy-field.ts";

/** The environment of the controls of a form. */
export const EnvironmentContext = createContext<FieldEnvironment | null>(null);

/** True when the fields around show their values as text. */
export const AsTextContext = createContext(false);

/** A field kind as a component of Formily. A kind without a control shows its value. */
export function fieldConnector(view: FieldView): ComponentType {
  return observer(() => {
    const field = useField<Field>();
    const environment = useContext(EnvironmentContext);
    const isText = useContext(AsTextContext);
    if (!environment) throw new Error("a form needs its field environment");
    rememberView(field, view);
    useCrossChecks(field);
    const options = plainCopy(field.componentProps ?? {}) as FieldOptions;
    const value = plainCopy(field.value);
    const { Control } = view;
    if (!Control || (isText && !view.controlReads))
      return (
        <span id={fieldId(field)} className="form-value">
          {view.cell(options, environment)(value, {})}
        </span>
      );
    const wrong = field.selfErrors.length > 0;
    return (
      <Control
        id={fieldId(field)}
        value={value}
        options={options}
        environment={environment}
        disabled={field.pattern === "disabled"}
        readOnly={isForReading(field) || field.pattern === "readOnly" || field.pattern === "readPretty"}
        onChange={(next) => {
          // The server's message was about the old value.
          if (field.selfErrors.length > 0) field.setSelfErrors([]);
          void field.onInput(next);
        }}
        onBlur={() =>
          afterPress(() => {
            tidyField(field);
            void field.onBlur();
          })
        }
        {...(typeof options.placeholder === "string" && { placeholder: options.placeholder })}
        {...(wrong && { "aria-invalid": true, "aria-describedby": fieldErrorId(field) })}
        {...(field.required && { "aria-required": true })}
      />
    );
  });
}

/**
 * True for a field of a form that is only for reading. Formily itself keeps a field editable there when the field's
 * own state allows it.
 */
export function isForReading({ form }: GeneralField): boolean {
  return form.pattern === "readOnly";
}

/** Checks a touched field again when a change elsewhere makes it wrong or right. */
function useCrossChecks(field: Field): void {
  const rules: unknown = field.validator;
  const held = Array.isArray(rules) ? rules.map((rule: unknown) => holds(rule)).join() : "";
  const checked = useRef(held);
  useEffect(() => {
    if (checked.current === held) return;
    checked.current = held;
    if (field.selfModified || field.selfErrors.length > 0) void field.validate("onInput").catch(ignore);
  }, [field, held]);
}

function holds(rule: unknown): boolean {
  return typeof rule === "object" && rule !== null && "when" in rule && Boolean(rule.when);
}

/** The error stands at the field; Formily also rejects with it. */
const ignore = () => undefined;
