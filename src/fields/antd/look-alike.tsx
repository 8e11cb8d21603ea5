import "../fields.css";
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { BLANK } from "../../domain/plain-text.ts";
import type { ControlProps } from "../field-view.ts";
import { loadAntdControls, readAntdControls, type AntdControls } from "./load-antd-controls.ts";
import { useRest } from "./use-rest.ts";

interface LookAlikeProps extends ControlProps {
  /** The value as text; empty for none. */
  readonly text: string;
  readonly popup: "listbox" | "tree" | "dialog";
  readonly icon: "down" | "calendar";
  /** Called when the user first comes near. */
  readonly onWanted?: () => void;
  /** Takes Enter in the open popup, where it answers true. */
  readonly onEnter?: () => boolean;
  readonly children: (controls: AntdControls, start: Start, shared: SharedProps) => ReactNode;
}

interface Start {
  readonly autoFocus: boolean;
  readonly defaultOpen: boolean;
}

type SharedProps = ReturnType<typeof sharedProps> & { readonly onOpenChange: (open: boolean) => void };

/** antd's controls, fetched when they are wanted; undefined until they are there. */
function useControls(isWanted: boolean, onFailed: () => void): AntdControls | undefined {
  const [controls, setControls] = useState<AntdControls>();
  const fail = useEffectEvent(onFailed);
  const isMissing = isWanted && !controls && !readAntdControls();
  useEffect(() => {
    if (isMissing) loadAntdControls().then(setControls, () => fail());
  }, [isMissing]);
  return controls ?? readAntdControls();
}

/** A cheap stand-in for a heavy antd control, which takes its place when a pointer rests on it, on focus or click. */
export function LookAlike(props: LookAlikeProps) {
  const [start, setStart] = useState<Start | null>(
    props.autoFocus ? { autoFocus: true, defaultOpen: false } : null,
  );
  const [failed, setFailed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLSpanElement>(null);
  const isRequired = props["aria-required"] === true;
  const controls = useControls(start !== null, () => {
    setStart(null);
    setFailed(true);
  });
  useEffect(() => {
    if (!start || !controls) return;
    const input = frame.current?.querySelector("input");
    // antd would put it on the frame of a select too, where it has no meaning.
    if (isRequired) input?.setAttribute("aria-required", "true");
    // Selects the text, as Tab does with every input, so that typing replaces it.
    if (start.autoFocus && !start.defaultOpen) input?.select();
  }, [start, controls, isRequired]);
  const wake = (open: boolean) => {
    if (props.readOnly) return;
    setOpen(open);
    setStart({ autoFocus: true, defaultOpen: open });
    props.onWanted?.();
  };
  if (start && controls && !props.readOnly) {
    const onOpenChange = (open: boolean) => {
      setOpen(open);
      if (open) props.onWanted?.();
    };
    return (
      <span
        className="field-real"
        role="presentation"
        ref={frame}
        // antd's select would take Tab for Enter: it would tick or untick an entry and never let the focus go.
        onKeyDownCapture={(event) => {
          if (event.key === "Tab" && isOpen && props.popup !== "dialog") event.stopPropagation();
          if (isOpen && isEnter(event) && props.onEnter?.() === true) swallow(event);
        }}
        // Esc belongs to the open popup, not to the dialog around it; Enter to the day being typed, not to the form.
        onKeyDown={(event) => {
          if (event.key === "Escape" && isOpen) event.stopPropagation();
          if (event.key === "Enter" && isOpen) event.preventDefault();
        }}
      >
        {props.children(controls, start, { ...sharedProps(props), onOpenChange })}
      </span>
    );
  }
  return (
    <StandIn
      {...props}
      hint={failed ? "控件加载失败，点击重试" : start ? "加载中..." : (props.placeholder ?? "请选择")}
      isBusy={start !== null}
      onRest={() => {
        if (!readAntdControls() || props.readOnly) return;
        // At once: between a press and its release nothing may take the place of what was pressed.
        flushSync(() => setStart({ autoFocus: false, defaultOpen: false }));
        props.onWanted?.();
      }}
      onClick={() => wake(true)}
      onFocus={() => wake(false)}
      // A user who has gone on must not be called back by a control that comes late.
      onLeave={() => setStart(null)}
    />
  );
}

interface StandInProps extends LookAlikeProps {
  readonly hint: string;
  readonly isBusy: boolean;
  readonly onRest: () => void;
  readonly onClick: () => void;
  readonly onFocus: () => void;
  readonly onLeave: () => void;
}

function StandIn(props: StandInProps) {
  const rest = useRest(props.onRest);
  return (
    <button
      type="button"
      // A native select could not hold dates, trees, or a list that is still to come.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/role-has-required-aria-props -- there is no popup yet
      role="combobox"
      id={props.id}
      className={`field-input field-look field-look-${props.icon}`}
      disabled={props.disabled}
      title={props.text}
      aria-haspopup={props.popup}
      aria-expanded="false"
      aria-busy={props.isBusy}
      aria-readonly={props.readOnly}
      aria-invalid={props["aria-invalid"]}
      aria-required={props["aria-required"]}
      aria-describedby={props["aria-describedby"]}
      onMouseEnter={rest.begin}
      onMouseLeave={rest.end}
      onMouseDown={(event) => {
        rest.end();
        // Focus would mount the control closed, and the click that follows would hit nothing.
        event.preventDefault();
      }}
      onClick={props.onClick}
      onFocus={props.onFocus}
      onBlur={props.onLeave}
    >
      {props.text === "" ? (
        <span className="field-placeholder">{props.readOnly ? BLANK : props.hint}</span>
      ) : (
        <span className="field-look-text">{props.text}</span>
      )}
    </button>
  );
}

/** Not the one that ends an input method's composing. */
function isEnter({ key, nativeEvent }: KeyboardEvent): boolean {
  return key === "Enter" && !nativeEvent.isComposing;
}

function swallow(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

function sharedProps(props: LookAlikeProps) {
  return {
    id: props.id,
    className: "field-heavy",
    placeholder: props.placeholder ?? "请选择",
    disabled: props.disabled ?? false,
    ...(props.onBlur && { onBlur: props.onBlur }),
    ...(props["aria-invalid"] && { status: "error" as const, "aria-invalid": props["aria-invalid"] }),
    ...(props["aria-describedby"] && { "aria-describedby": props["aria-describedby"] }),
  };
}
