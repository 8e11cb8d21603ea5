import "./screen.css";
import { Button } from "./button.tsx";

interface ScreenMessageProps {
  readonly title: string;
  readonly detail?: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** A calm page in place of a screen that cannot be shown. */
export function ScreenMessage({ title, detail, action }: ScreenMessageProps) {
  return (
    <div className="screen-message" role="alert">
      <p className="screen-message-title">{title}</p>
      {detail !== undefined && <p className="screen-message-detail">{detail}</p>}
      {action && <Button onClick={action.run}>{action.label}</Button>}
    </div>
  );
}
