export interface ShownShortcut {
  readonly label: string;
  /** `Alt + N` */
  readonly keys: string;
}

const WORDS: Readonly<Record<string, string>> = { Control: "Ctrl", ArrowUp: "↑", ArrowDown: "↓" };

/** The buttons of the page in sight that keys start, as `aria-keyshortcuts` says. */
export function collectShortcuts(page: ParentNode): readonly ShownShortcut[] {
  return [...page.querySelectorAll("[aria-keyshortcuts]")]
    .filter((element) => element.getClientRects().length > 0)
    .map((element) => ({
      label: element.textContent,
      keys: keyWords(element.getAttribute("aria-keyshortcuts") ?? ""),
    }));
}

function keyWords(shortcut: string): string {
  return shortcut
    .split("+")
    .map((key) => WORDS[key] ?? key)
    .join(" + ");
}
