import { App, Button } from "antd";
import { useId } from "react";
import { copyText } from "../../fields/cells/copy-text.ts";
import { shareText } from "./share-text.ts";

/** The code itself, to be handed on. */
export function CodeLine({ code }: { readonly code: string }) {
  const { message } = App.useApp();
  const id = useId();
  const copy = () =>
    copyText(code).then(
      () => message.success(shareText("copied")),
      () => message.warning(shareText("notCopied")),
    );
  return (
    <div className="share-line">
      <label htmlFor={id}>{shareText("code")}</label>
      <input
        id={id}
        className="field-input share-code"
        readOnly
        value={code}
        onFocus={({ target }) => target.select()}
      />
      <Button type="primary" onClick={() => void copy()}>
        {shareText("copy")}
      </Button>
    </div>
  );
}
