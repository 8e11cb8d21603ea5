import { Tag } from "antd";
import tags from "../../../../schemas/enums/chatTag.json" with { type: "json" };
import { useCallback, useEffect, useRef } from "react";
import type { ClientMessage } from "../../../generated/operations/miniProgram.ts";
import type { CallOptions } from "../../../request/client-contract.ts";
import { BackTo } from "./back-to.tsx";
import { useClientAccess } from "./client-access.ts";
import { ClientFile } from "./client-file.tsx";
import { clientText } from "./client-text.ts";
import { Composer, type Written } from "./composer.tsx";
import { moduleName } from "./talks.tsx";
import { usePolled } from "./use-polled.ts";

/** The number of messages that the server gives: the newest. */
const MOST = 200;

interface TalkProps {
  readonly module: number;
  readonly onBack: () => void;
}

/** The talk about one module, and the line to write in. */
export function Talk({ module, onBack }: TalkProps) {
  const { client, link } = useClientAccess();
  const ask = useCallback(
    async (options: CallOptions) =>
      await client.call("miniProgram.client.records", { link, module: module as 0 }, options),
    [client, link, module],
  );
  const { value: messages, fault, reload } = usePolled(ask);
  const end = useRef<HTMLDivElement>(null);
  const newest = messages?.at(-1)?.id;
  useEffect(() => {
    if (newest !== undefined) end.current?.scrollIntoView({ block: "end" });
  }, [newest]);
  const send = async ({ content, files, intent }: Written) => {
    await client.call(
      "miniProgram.client.submit",
      { link, module: module as 0, content, files: files.map(({ fileKey }) => fileKey) },
      { silent: true, intent },
    );
    reload();
  };
  return (
    <section className="client-talk" aria-label={moduleName(module)}>
      <BackTo title={moduleName(module)} onBack={onBack} />
      {messages === null && (
        <output className="client-line">
          {fault === null ? clientText("loading") : clientText("retrying")}
        </output>
      )}
      {messages?.length === 0 && <p className="client-line">{clientText("talk.none")}</p>}
      {messages?.length === MOST && (
        <p className="client-line">{clientText("talk.latest", { count: MOST })}</p>
      )}
      <ol className="client-messages" aria-label={clientText("talk.messages")}>
        {messages?.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ol>
      <div ref={end} />
      <Composer
        label={clientText("talk.label")}
        hint={clientText("talk.hint")}
        button={clientText("talk.send")}
        onSend={send}
      />
    </section>
  );
}

function Message({ message }: { readonly message: ClientMessage }) {
  const tag = tags.values.find(({ value }) => value === message.tags);
  return (
    <li className={message.isMine ? "client-message is-mine" : "client-message"}>
      <span className="client-quiet">
        {message.fromUserName} {message.createTime.slice(5, 16)}
      </span>
      <div className="client-bubble">
        {tag !== undefined && <Tag color={tag.color}>{tag.label}</Tag>}
        {message.content}
        {message.files.map((file) => (
          <ClientFile key={file.fileKey} file={file} />
        ))}
      </div>
    </li>
  );
}
