import { Button } from "antd";
import { shellText, type ShellTextKey } from "../shell-text.ts";

interface UserEntryProps {
  readonly text: ShellTextKey;
  /** The keys that do the same. */
  readonly keys?: string;
  readonly close: () => void;
  readonly onTake: () => void;
}

/** A line of the user's card; taking it closes the card. */
export function UserEntry({ text, keys, close, onTake }: UserEntryProps) {
  return (
    <Button
      block
      type="text"
      className="shell-user-entry"
      onClick={() => {
        close();
        onTake();
      }}
    >
      {shellText(text)}
      {keys !== undefined && <kbd aria-hidden>{keys}</kbd>}
    </Button>
  );
}
