import type { Field } from "@formily/core";
import { observer, useField } from "@formily/react";
import { createContext, useContext, type ComponentType } from "react";
import type { FieldEnvironment, FieldView } from "../../fields/field-view.ts";
import type { FieldOptions } from "../../schema/contracts.ts";
import { fieldErrorId, fieldId } from "./field-id.ts";
import { plainCopy } from "./plain-copy.ts";

/** The environment of the controls of a form. */
export const EnvironmentContext = createContext<FieldEnvironment | null>(null);

/** A field kind as a component of Formily. A kind without a control shows its value. */
export function fieldConnector(view: FieldView): ComponentType {
  return observer(() => {
    const field = useField<Field>();
    const environment = useContext(EnvironmentContext);
    if (!environment) throw new Error("a form needs its field environment");
    const options = plainCopy(field.componentProps ?? {}) as FieldOptions;
    const value = plainCopy(field.value);
    const { Control } = view;
    if (!Control) return <span id={fieldId(field)}>{view.cell(options, environment)(value, {})}</span>;
    const wrong = field.selfErrors.length > 0;
    return (
      <Control
        id={fieldId(field)}
        value={value}
        options={options}
        environment={environment}
        disabled={field.pattern === "disabled"}
        readOnly={field.pattern === "readOnly" || field.pattern === "readPretty"}
        onChange={(next) => {
          // What the server said was about the old value.
          field.setSelfErrors([]);
          void field.onInput(next);
        }}
        onBlur={() => void field.onBlur()}
        {...(typeof options.placeholder === "string" && { placeholder: options.placeholder })}
        {...(wrong && { "aria-invalid": true, "aria-describedby": fieldErrorId(field) })}
        {...(field.required && { "aria-required": true })}
      />
    );
  });
}
