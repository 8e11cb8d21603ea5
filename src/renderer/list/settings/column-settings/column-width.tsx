import { useState } from "react";

interface ColumnWidthProps {
  readonly label: string;
  /** In px. */
  readonly width: number;
  readonly onChange: (width: number) => void;
}

/** A width as a number; taken over when the user is done typing it. */
export function ColumnWidth({ label, width, onChange }: ColumnWidthProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const take = () => {
    if (typed !== null && /^\d+$/u.test(typed)) onChange(Number(typed));
    setTyped(null);
  };
  return (
    <input
      className="column-width"
      inputMode="numeric"
      aria-label={label}
      value={typed ?? String(width)}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={take}
      onKeyDown={(event) => event.key === "Enter" && take()}
    />
  );
}
