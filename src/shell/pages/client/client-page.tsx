import "./client-page.css";
import { Segmented } from "antd";
import { useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import type { ClientTaxMonth } from "../../../generated/operations/miniProgram.ts";
import type { Client } from "../../../request/client-contract.ts";
import { shellText } from "../../shell-text.ts";
import { NoticePage } from "../notice-page.tsx";
import { type ClientAccess, ClientAccessContext } from "./client-access.ts";
import { clientText } from "./client-text.ts";
import { Letter } from "./letter.tsx";
import { TaxMonths } from "./tax-months.tsx";
import { Talk } from "./talk.tsx";
import { Talks } from "./talks.tsx";
import { usePolled } from "./use-polled.ts";

/** Below the two lists: a notice, or the talk about a module. */
type Opened =
  | { readonly kind: "letter"; readonly of: ClientTaxMonth }
  | { readonly kind: "talk"; readonly module: number };

/** Plays the mini-programme for one client company, by the link behind the # of the address. */
export function ClientPage({ client }: { readonly client: Client }) {
  const link = useLocation().hash.slice(1);
  useEffect(() => {
    document.title = `${clientText("title")} - ${shellText("product")}`;
  }, []);
  if (link === "") return <NoticePage title={clientText("noLink")} text={clientText("noLink.text")} />;
  return <OpenedPage key={link} access={{ client, link }} />;
}

function OpenedPage({ access: { client, link } }: { readonly access: ClientAccess }) {
  const [access] = useState({ client, link });
  const [tab, setTab] = useState<"taxes" | "talks">("taxes");
  const [opened, setOpened] = useState<Opened | null>(null);
  const ask = useCallback(
    async (options: object) => await client.call("miniProgram.client.open", { link }, options),
    [client, link],
  );
  const { value: home, fault } = usePolled(ask);
  if (fault?.failure === "refused") {
    return <NoticePage title={clientText("ended")} text={fault.message} />;
  }
  if (home === null) {
    return (
      <NoticePage title={clientText("loading")} text={fault === null ? undefined : clientText("retrying")} />
    );
  }
  const back = () => setOpened(null);
  return (
    <ClientAccessContext value={access}>
      <main className="client-page">
        <header>
          <p className="client-firm">{home.firmName}</p>
          <h1>{home.companyName}</h1>
          <p>{clientText("greeting", { name: home.clientName })}</p>
        </header>
        {fault !== null && <output className="client-line">{clientText("retrying")}</output>}
        {opened === null && (
          <>
            <Segmented
              block
              value={tab}
              onChange={setTab}
              options={[
                { value: "taxes", label: clientText("tab.taxes") },
                { value: "talks", label: clientText("tab.talks") },
              ]}
            />
            {tab === "taxes" ? (
              <TaxMonths months={home.months} onOpen={(of) => setOpened({ kind: "letter", of })} />
            ) : (
              <Talks modules={home.modules} onOpen={(module) => setOpened({ kind: "talk", module })} />
            )}
          </>
        )}
        {opened?.kind === "letter" && <Letter of={opened.of} onBack={back} />}
        {opened?.kind === "talk" && <Talk module={opened.module} onBack={back} />}
        <footer>{clientText("demo", { until: home.expireTime.slice(0, 16) })}</footer>
      </main>
    </ClientAccessContext>
  );
}
