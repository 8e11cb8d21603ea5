import { Button } from "antd";
import { shellText } from "../shell-text.ts";
import { NoticePage } from "./notice-page.tsx";

/** In place of everything, when the shell itself failed to draw; the router has logged the error. */
export function CrashPage() {
  return (
    <NoticePage title={shellText("crash.title")} text={shellText("crash.text")}>
      <Button type="primary" onClick={() => window.location.reload()}>
        {shellText("refresh")}
      </Button>
    </NoticePage>
  );
}
