import { DownOutlined } from "@ant-design/icons";
import { App, Button } from "antd";
import { useShell } from "../shell-context.tsx";
import { shellText } from "../shell-text.ts";
import { useTracking } from "../tracking/tracking-context.ts";
import { Avatar } from "./avatar.tsx";
import { HeaderPopup } from "./header-popup.tsx";
import { SignInAddresses } from "./sign-in-addresses.tsx";

const SECONDS_TO_READ = 1;

interface UserCardProps {
  readonly isUnsaved: () => boolean;
  readonly onShortcuts: () => void;
}

/** The signed-in user, their firm, the keys of the page, and the way out. */
export function UserCard({ isUnsaved, onShortcuts }: UserCardProps) {
  const { session, sessions } = useShell();
  const { modal, message } = App.useApp();
  const tracking = useTracking();
  const { user, firm } = session.scope;

  async function askToSignOut() {
    const agreed = await modal.confirm({
      title: shellText("signOut.question"),
      content: isUnsaved() ? shellText("signOut.unsaved") : null,
      okText: shellText("signOut"),
      cancelText: shellText("cancel"),
      centered: true,
    });
    if (!agreed) return;
    await sessions.end(tracking.leave());
    sessions.forget({ keepDrafts: false });
    await message.success(shellText("signOut.done"), SECONDS_TO_READ);
    sessions.leave();
  }

  return (
    <HeaderPopup
      label={user.name}
      buttonLabel={`${shellText("menu.user")} ${user.name}`}
      face={
        <>
          <Avatar name={user.name} />
          {user.name}
          <DownOutlined aria-hidden style={{ fontSize: 10 }} />
        </>
      }
    >
      {(close) => (
        <div className="shell-user-card">
          <div className="shell-user-facts">
            <Avatar name={user.name} />
            <div>
              <div className="shell-user-name">{user.name}</div>
              <div className="shell-user-firm">{firm.name}</div>
            </div>
          </div>
          <SignInAddresses />
          <Button
            block
            type="text"
            className="shell-user-entry"
            onClick={() => {
              close();
              onShortcuts();
            }}
          >
            {shellText("shortcuts.title")}
            <kbd aria-hidden>?</kbd>
          </Button>
          <Button
            block
            onClick={() => {
              close();
              void askToSignOut();
            }}
          >
            {shellText("signOut")}
          </Button>
        </div>
      )}
    </HeaderPopup>
  );
}
