import "../fields.css";
import type { Field, FieldDataSource } from "@formily/core";
import { useField } from "@formily/react";
import { useEffect, type ComponentType } from "react";
import { ChoicesNotice } from "../choices/choices-notice.tsx";
import type { ChoicesState } from "../choices/use-choices.ts";
import type * as formilyControlModule from "./formily-controls.ts";
import { createDeferred, useDeferred } from "../deferred.ts";
import type { ControlProps } from "../field-view.ts";

type FormilyControls = typeof formilyControlModule;

const formilyControls = createDeferred(() => import("./formily-controls.ts"));

export interface FormilyControlProps extends ControlProps {
  readonly component: keyof FormilyControls;
  /** Properties of the component beneath the options of the field. */
  readonly settings?: { readonly [property: string]: unknown };
  /** The choices, for those that choose from something. */
  readonly choices?: ChoicesState;
  readonly onWanted?: () => void;
}

/** A control of Formily's own, fetched when a form shows it; the options of the field are its properties. */
export function FormilyControl({ component, settings, choices, onWanted, ...props }: FormilyControlProps) {
  const field = useField<Field>();
  const loaded = useDeferred(formilyControls);
  const offered = choices?.choices;
  useEffect(() => {
    if (offered) field.setDataSource(structuredClone(offered) as FieldDataSource);
  }, [field, offered]);
  if (loaded.status !== "ready")
    return <ChoicesNotice what="控件" status={loaded.status} onRetry={formilyControls.load} />;
  if (choices && choices.status !== "ready")
    return <ChoicesNotice status={choices.status} {...(onWanted && { onRetry: onWanted })} />;
  const Component = loaded.part[component] as ComponentType<Record<string, unknown>>;
  const { source: _source, ...options } = props.options;
  return (
    <Component
      {...settings}
      {...options}
      id={props.id}
      value={props.value}
      disabled={props.disabled === true || props.readOnly === true}
      status={props["aria-invalid"] ? "error" : undefined}
      onChange={(value: unknown) => props.onChange(value ?? undefined)}
      onBlur={props.onBlur}
      aria-describedby={props["aria-describedby"]}
      aria-required={props["aria-required"]}
    />
  );
}
