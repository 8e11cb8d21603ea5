import { DownOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useLocking } from "../lock/use-locking.ts";
import { usePasswordDialog } from "../password/use-password-dialog.tsx";
import { useShell } from "../shell-context.tsx";
import { shellText } from "../shell-text.ts";
import { useSignOut } from "../sign-in/use-sign-out.ts";
import { Avatar } from "./avatar.tsx";
import { HeaderPopup } from "./header-popup.tsx";
import { SignInAddresses } from "./sign-in-addresses.tsx";
import { UserEntry } from "./user-entry.tsx";
import { TabsChoice } from "../tabs/tabs-choice.tsx";
import { AppearanceChoice } from "../appearance/appearance-choice.tsx";

interface UserCardProps {
  readonly isUnsaved: () => boolean;
  readonly onShortcuts: () => void;
  readonly onTour: () => void;
}

/** The signed-in user, their firm, their password, the keys of the page, and the way out. */
export function UserCard({ isUnsaved, onShortcuts, onTour }: UserCardProps) {
  const { session } = useShell();
  const askToSignOut = useSignOut(isUnsaved);
  const { user, firm } = session.scope;
  const isGuest = session.info.sharedLogin;
  const lock = useLocking();
  const passwordDialog = usePasswordDialog(isUnsaved);

  return (
    <>
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
            <AppearanceChoice />
            {!isGuest && <TabsChoice />}
            {!isGuest && <UserEntry text="password.change" close={close} onTake={passwordDialog.open} />}
            {lock && <UserEntry text="lock.put" keys="Ctrl Alt L" close={close} onTake={lock} />}
            <UserEntry text="shortcuts.title" keys="?" close={close} onTake={onShortcuts} />
            <UserEntry text="tour.title" close={close} onTake={onTour} />
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
      {passwordDialog.element}
    </>
  );
}
