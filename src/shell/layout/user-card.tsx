import { DownOutlined, UserOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { AppearanceChoice } from "../appearance/appearance-choice.tsx";
import { useShell } from "../shell-context.tsx";
import { shellText } from "../shell-text.ts";
import { useSignOut } from "../use-sign-out.ts";
import { HeaderPopup } from "./header-popup.tsx";

interface UserCardProps {
  readonly isUnsaved: () => boolean;
  readonly onShortcuts: () => void;
}

/** The signed-in user, their firm, the keys of the page, and the way out. */
export function UserCard({ isUnsaved, onShortcuts }: UserCardProps) {
  const { user, firm } = useShell().session.scope;
  const signOut = useSignOut(isUnsaved);

  return (
    <HeaderPopup
      label={user.name}
      buttonLabel={`${shellText("menu.user")} ${user.name}`}
      face={
        <>
          <UserOutlined aria-hidden />
          {user.name}
          <DownOutlined aria-hidden style={{ fontSize: 10 }} />
        </>
      }
    >
      {(close) => (
        <div className="shell-user-card">
          <div className="shell-user-facts">
            <div className="shell-user-name">{user.name}</div>
            <div className="shell-user-firm">{firm.name}</div>
          </div>
          <AppearanceChoice />
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
              void signOut();
            }}
          >
            {shellText("signOut")}
          </Button>
        </div>
      )}
    </HeaderPopup>
  );
}
