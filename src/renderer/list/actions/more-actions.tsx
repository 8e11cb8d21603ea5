import { Dropdown } from "antd";
import { useEffect, useRef, useState } from "react";
import type { StatedAction } from "../../action/compile-action.ts";

interface MoreActionsProps {
  /** The text for screen readers; default: the visible one. */
  readonly label?: string;
  /** Default: a link, as in a row. */
  readonly look?: "link" | "button";
  readonly items: readonly StatedAction[];
  readonly running: readonly string[];
  readonly onStart: (actionId: string) => void;
}

/** Actions behind 更多; the menu is made when it is first wanted. */
export function MoreActions({ label, look = "link", items, running, onStart }: MoreActionsProps) {
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isReplaced = useRef(false);
  useEffect(() => {
    // The menu puts a new button in the place of the one that had the focus: once, not whenever the page comes to the front.
    if (!isWanted || isReplaced.current) return;
    isReplaced.current = true;
    button.current?.focus();
  }, [isWanted]);
  const isBusy = items.some(({ action }) => running.includes(action.id));
  const trigger = (
    <button
      ref={button}
      type="button"
      className={look === "link" ? "grid-link" : "button button-default"}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      aria-busy={isBusy}
      {...(label !== undefined && { "aria-label": label })}
      // The menu opens and closes itself once it is there.
      {...(!isWanted && {
        onClick: () => {
          setWanted(true);
          setOpen(true);
        },
      })}
    >
      更多
    </button>
  );
  if (!isWanted) return trigger;
  const menuItems = items.map(({ action, state }) => {
    const reason =
      state.kind === "disabled" ? state.reason : state.kind === "broken" ? state.message : undefined;
    const text = reason === undefined ? action.label : `${action.label}（${reason}）`;
    const isOff = reason !== undefined;
    // Disabled entries can be reached by the keyboard too, so that their reason can be read there.
    return {
      key: action.id,
      label: text,
      danger: action.style === "danger",
      disabled: isOff,
      ...(isOff && { tabIndex: -1 }),
    };
  });
  const isOff = (id: string) =>
    items.some(({ action, state }) => action.id === id && state.kind !== "enabled");
  return (
    <Dropdown
      open={isOpen}
      // A choice closes the menu below, unless what was chosen cannot be started.
      onOpenChange={(open, { source }) => {
        if (source === "trigger") setOpen(open);
      }}
      trigger={["click"]}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the menu that the user opens, not a page that loads
      autoFocus
      menu={{
        items: menuItems,
        onClick: ({ key, domEvent }) => {
          // Without this, the same Enter sends the form that the action opens.
          domEvent.preventDefault();
          if (isOff(key)) return;
          setOpen(false);
          // The popup or dialog of the action gives the focus back to here.
          button.current?.focus();
          onStart(key);
        },
      }}
    >
      {trigger}
    </Dropdown>
  );
}
