import { Button } from "antd";
import { useNavigate } from "react-router-dom";
import { shellText, type ShellTextKey } from "../shell-text.ts";
import { HOME_PATH } from "../tabs/tabs-reducer.ts";
import { NoticePage } from "./notice-page.tsx";
import { ServerErrorPage } from "./server-error-page.tsx";

/** The shell's own page by the name that a route gives it. */
export function ShellPage({ page }: { readonly page: string }) {
  switch (page) {
    case "forbidden":
      return <DeadEnd name="forbidden" way="back" />;
    case "no-permission":
      return <DeadEnd name="noPermission" way="home" />;
    case "server-error":
      return <ServerErrorPage />;
    default:
      return <DeadEnd name="notFound" way="home" />;
  }
}

interface DeadEndProps {
  readonly name: "forbidden" | "noPermission" | "notFound";
  readonly way: Extract<ShellTextKey, "home" | "back">;
}

function DeadEnd({ name, way }: DeadEndProps) {
  const navigate = useNavigate();
  return (
    <NoticePage title={shellText(`${name}.title`)} text={shellText(`${name}.text`)}>
      <Button
        type="primary"
        onClick={() => void (way === "back" ? navigate(-1) : navigate(HOME_PATH, { replace: true }))}
      >
        {shellText(way)}
      </Button>
    </NoticePage>
  );
}
