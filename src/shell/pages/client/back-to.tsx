import { Button } from "antd";
import { clientText } from "./client-text.ts";

/** The title of what was opened, and the way back. */
export function BackTo({ title, onBack }: { readonly title: string; readonly onBack: () => void }) {
  return (
    <div className="client-back">
      <Button type="link" onClick={onBack}>
        {clientText("back")}
      </Button>
      <h2>{title}</h2>
    </div>
  );
}
