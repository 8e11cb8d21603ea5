import { Button } from "antd";
import { useLocation, useNavigate } from "react-router-dom";
import { shellText, type ShellTextKey } from "../shell-text.ts";
import { HOME_PATH } from "../tabs/tabs-reducer.ts";
import { Notice } from "./notice-page.tsx";
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
      return <NotFound />;
  }
}

/** The state of a navigation to the page of missing addresses: the title of a page that is still to come. */
export interface PlannedState {
  readonly planned: string;
}

function NotFound() {
  const { state } = useLocation() as { state: PlannedState | null };
  return state?.planned === undefined ? (
    <DeadEnd name="notFound" way="home" />
  ) : (
    <DeadEnd name="planned" way="home" values={{ title: state.planned }} />
  );
}

interface DeadEndProps {
  readonly name: "forbidden" | "noPermission" | "notFound" | "planned";
  readonly values?: { readonly [name: string]: string };
  readonly way: Extract<ShellTextKey, "home" | "back">;
}

function DeadEnd({ name, way, values }: DeadEndProps) {
  const navigate = useNavigate();
  return (
    <Notice title={shellText(`${name}.title`, values)} text={shellText(`${name}.text`)}>
      <Button
        type="primary"
        onClick={() => void (way === "back" ? navigate(-1) : navigate(HOME_PATH, { replace: true }))}
      >
        {shellText(way)}
      </Button>
    </Notice>
  );
}
