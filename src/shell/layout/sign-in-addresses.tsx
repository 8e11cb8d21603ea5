import { LinkOutlined } from "@ant-design/icons";
import { App, Button } from "antd";
import { useEffect, useState } from "react";
import { openableLink } from "../../domain/open-link.ts";
import { openPage } from "../outside/open-page.ts";
import { useShell } from "../shell-context.tsx";
import { shellText } from "../shell-text.ts";

/** Other addresses under which the firm works; a ticket signs the user in there. */
export function SignInAddresses() {
  const { client, session } = useShell();
  const { message } = App.useApp();
  const [addresses, setAddresses] = useState<readonly URL[]>([]);
  const firmId = Number(session.scope.firm.id);
  useEffect(() => {
    const asking = new AbortController();
    client
      .call(
        "session.findAuthDomain",
        { domain: window.location.hostname, gsid: firmId },
        { background: true, signal: asking.signal },
      )
      .then((found) =>
        setAddresses(found.map(({ url }) => openableLink(url)).filter((address) => address !== null)),
      )
      .catch(() => setAddresses([]));
    return () => asking.abort();
  }, [client, firmId]);

  async function open(address: URL) {
    const { ticket } = await client.call("session.generateServiceTicket", {});
    const login = new URL("/login", address);
    login.searchParams.set("ticket", ticket);
    if (!openPage(login.href)) void message.warning(shellText("addresses.blocked"));
  }

  if (addresses.length === 0) return null;
  return (
    <section className="shell-user-addresses" aria-label={shellText("addresses.title")}>
      <h3>{shellText("addresses.title")}</h3>
      {addresses.map((address) => (
        <Button
          key={address.href}
          block
          type="text"
          className="shell-user-entry"
          onClick={() => void open(address).catch(() => undefined)}
        >
          {address.host}
          <LinkOutlined aria-hidden />
        </Button>
      ))}
    </section>
  );
}
