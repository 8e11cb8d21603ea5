import { useEffect, useState } from "react";
import { useShell } from "../shell-context.tsx";

const OWN_LOGO = "/logo.svg";
const IMAGE = /^data:image\/(?:png|jpeg|webp|svg\+xml);base64,/;

/** The firm's logo under the domain of this page, else the product's. */
export function ProductLogo() {
  const { client } = useShell();
  const [logo, setLogo] = useState(OWN_LOGO);
  useEffect(() => {
    const asking = new AbortController();
    client
      .call(
        "session.tenantLogo",
        { domain: window.location.hostname },
        { background: true, signal: asking.signal },
      )
      .then(({ image }) => setLogo(image !== null && IMAGE.test(image) ? image : OWN_LOGO))
      .catch(() => setLogo(OWN_LOGO));
    return () => asking.abort();
  }, [client]);
  return <img src={logo} alt="" />;
}
