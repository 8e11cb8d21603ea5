import "./button.css";
import type { ComponentProps } from "react";
import { listenForReasons } from "./action/reason-tip.ts";

interface ButtonProps extends Omit<ComponentProps<"button">, "className" | "disabled"> {
  readonly look?: "default" | "primary" | "danger";
  readonly size?: "small";
  /** At work: says so, and takes no click. */
  readonly busy?: boolean;
  /** The reason why the button is disabled; the button stays in the tab order so that the reason can be read. */
  readonly off?: string;
}

/** antd's button in looks, a native one in weight: a list has a dozen of them before its first row. */
export function Button({
  look = "default",
  size,
  busy = false,
  off,
  type = "button",
  onClick,
  ...props
}: ButtonProps) {
  listenForReasons();
  const className = ["button", `button-${look}`, size && `button-${size}`, off !== undefined && "button-off"];
  return (
    <button
      {...props}
      type={type}
      className={className.filter(Boolean).join(" ")}
      aria-busy={busy}
      {...(off !== undefined && { "aria-disabled": true, "data-reason": off })}
      onClick={(event) => {
        if (busy || off !== undefined) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
