import { Button } from "antd";
import { Cover } from "../cover/cover.tsx";
import { NoticePage } from "../pages/notice-page.tsx";
import { shellText } from "../shell-text.ts";
import type { SessionState } from "./session-contract.ts";

type ReplacedState = Extract<SessionState, { readonly kind: "replaced" }>;

/** All that is left of a page whose browser has another session: whose that is, and the way to it. */
export function Replaced({ by }: Pick<ReplacedState, "by">) {
  const reason = by?.isSameUser === true ? "replaced.sameUser" : "replaced.text";
  return (
    <Cover>
      <NoticePage
        title={by ? shellText("replaced.title", { name: by.name }) : shellText("replaced.unknown")}
        text={shellText(reason)}
      >
        <Button type="primary" onClick={() => window.location.reload()}>
          {shellText("replaced.reload")}
        </Button>
      </NoticePage>
    </Cover>
  );
}
