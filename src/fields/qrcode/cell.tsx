import { isBlank, plainText } from "../../domain/plain-text.ts";
import { blankCell } from "../cells/formatted-cell.tsx";
import { createDeferred, useDeferred } from "../deferred.ts";
import type { FieldView } from "../field-view.ts";
import type { QrCodeProps } from "./qr-code.tsx";

/** Apart, because few pages have codes. */
const code = createDeferred(async () => (await import("./qr-code.tsx")).QrCode);

export const qrcodeCell: FieldView["cell"] =
  ({ label, size }) =>
  (value) =>
    isBlank(value) ? (
      blankCell
    ) : (
      <DeferredCode
        text={plainText(value)}
        label={typeof label === "string" ? label : "二维码"}
        size={typeof size === "number" ? size : 140}
      />
    );

/** The text itself as long as what draws it is not there. */
function DeferredCode(props: QrCodeProps) {
  const part = useDeferred(code);
  if (part.status !== "ready") return <span>{props.text}</span>;
  const QrCode = part.part;
  return <QrCode {...props} />;
}
