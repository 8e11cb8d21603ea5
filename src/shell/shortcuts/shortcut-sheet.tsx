import "./shortcut-sheet.css";
import { Modal } from "antd";
import { useLostEscape } from "../../renderer/dialog/use-lost-escape.ts";
import { shellText } from "../shell-text.ts";
import type { ShownShortcut } from "./collect-shortcuts.ts";

interface ShortcutSheetProps {
  /** The shortcuts of the page behind it. */
  readonly shortcuts: readonly ShownShortcut[];
  readonly onClose: () => void;
}

interface Group {
  readonly title: string;
  readonly shortcuts: readonly ShownShortcut[];
}

const shortcut = (keys: string, label: string): ShownShortcut => ({ keys, label });

/** docs/keyboard.md has them all. */
const EVERYWHERE: readonly Group[] = [
  {
    title: shellText("shortcuts.list"),
    shortcuts: [
      shortcut("↑ ↓", shellText("shortcuts.walkRows")),
      shortcut("Space", shellText("shortcuts.tickRow")),
      shortcut("Enter", shellText("shortcuts.openRow")),
      shortcut("Ctrl + C", shellText("shortcuts.copyRows")),
    ],
  },
  {
    title: shellText("shortcuts.sheet"),
    shortcuts: [
      shortcut("Ctrl + End, ↓", shellText("shortcuts.addRow")),
      shortcut("Ctrl + -", shellText("shortcuts.removeRows")),
      shortcut("Ctrl + Z", shellText("shortcuts.undo")),
    ],
  },
  {
    title: shellText("shortcuts.everywhere"),
    shortcuts: [
      shortcut("Ctrl + K", shellText("shortcuts.palette")),
      shortcut("Ctrl + Alt + L", shellText("shortcuts.lock")),
      shortcut("Alt + Shift + ← →", shellText("shortcuts.moveTab")),
      shortcut("Tab", shellText("shortcuts.next")),
      shortcut("Esc", shellText("shortcuts.close")),
      shortcut("?", shellText("shortcuts.help")),
    ],
  },
];

/** The keys of the page in sight, and those of every page. */
export function ShortcutSheet({ shortcuts, onClose }: ShortcutSheetProps) {
  useLostEscape(true, onClose);
  const own = { title: shellText("shortcuts.page"), shortcuts };
  return (
    <Modal
      open
      title={shellText("shortcuts.title")}
      closable={{ "aria-label": "关闭" }}
      footer={null}
      width={440}
      onCancel={onClose}
    >
      {[own, ...EVERYWHERE]
        .filter((group) => group.shortcuts.length > 0)
        .map(({ title, shortcuts: keys }) => (
          <section key={title} className="shortcut-group" aria-label={title}>
            <h3>{title}</h3>
            <dl>
              {keys.map(({ keys: pressed, label }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <kbd>{pressed}</kbd>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
    </Modal>
  );
}
