import { DownOutlined, UserOutlined } from "@ant-design/icons";
import { App, Button, Popover } from "antd";
import { useState } from "react";
import { useShell } from "../shell-context.tsx";
import { shellText } from "../shell-text.ts";

const SECONDS_TO_READ = 1;

/** Who is signed in, for which firm, and the way out. */
export function UserCard({ isUnsaved }: { readonly isUnsaved: () => boolean }) {
  const { session, sessions } = useShell();
  const { modal, message } = App.useApp();
  const { user, firm } = session.scope;

  const [isOpen, setOpen] = useState(false);

  async function askToSignOut() {
    setOpen(false);
    const agreed = await modal.confirm({
      title: shellText("signOut.question"),
      content: isUnsaved() ? shellText("signOut.unsaved") : null,
      okText: shellText("confirm"),
      cancelText: shellText("cancel"),
      centered: true,
    });
    if (!agreed) return;
    sessions.forget({ keepDrafts: false });
    await message.success(shellText("signOut.done"), SECONDS_TO_READ);
    sessions.leave();
  }

  const card = (
    <div className="shell-user-card">
      <div className="shell-user-facts">
        <div className="shell-user-name">{user.name}</div>
        <div className="shell-user-firm">{firm.name}</div>
      </div>
      <Button block onClick={() => void askToSignOut()}>
        {shellText("signOut")}
      </Button>
    </div>
  );

  return (
    <Popover
      content={card}
      trigger="click"
      placement="bottomRight"
      align={{ offset: [-12, 0] }}
      arrow={false}
      destroyOnHidden
      open={isOpen}
      onOpenChange={setOpen}
    >
      <button
        type="button"
        className="shell-user"
        aria-haspopup="dialog"
        aria-label={`${shellText("menu.user")} ${user.name}`}
      >
        <UserOutlined aria-hidden />
        {user.name}
        <DownOutlined aria-hidden style={{ fontSize: 10 }} />
      </button>
    </Popover>
  );
}
