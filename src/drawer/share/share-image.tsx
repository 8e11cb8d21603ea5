import "./share-image.css";
import { App, Button, Modal } from "antd";
import { useState } from "react";
import { formatYuan } from "../../domain/money.ts";
import { periodLabel, periodParts } from "../../domain/period.ts";
import { saveFile } from "../../fields/cells/save-file.ts";
import type { Company } from "../../renderer/host.ts";
import type { Client } from "../../request/client-contract.ts";
import { copyImage } from "./copy-image.ts";
import { sheetText } from "./sheet-text.ts";
import { TaxSheet } from "./tax-sheet.tsx";
import { useSheetImage } from "./use-sheet-image.ts";

interface ShareImageProps {
  readonly client: Pick<Client, "call">;
  readonly company: Pick<Company, "companyId" | "companyName">;
  /** `YYYY-MM` */
  readonly period: string;
  readonly onClose: () => void;
}

/** The tax of a company's month as a picture for its client: to look at, to copy and to keep, or as a document. */
export function ShareImage({ client, company, period, onClose }: ShareImageProps) {
  const { message } = App.useApp();
  const [isPrinting, setPrinting] = useState(false);
  const { kjnd, kjqj } = periodParts(period);
  const asked = { qyid: company.companyId, kjnd, kjqj };
  const { sheet, image, failure, page, retry } = useSheetImage(client.call, asked);
  const name = `${company.companyName}_${periodLabel(period)}${sheetText("title")}`;
  const copy = async () => {
    if (image && (await copyImage(image.blob))) void message.success(sheetText("copied"));
    else void message.warning(sheetText("forbidden"));
  };
  const keep = (blob: Blob, ending: string) => {
    saveFile({ blob, name: `${name}.${ending}` });
    void message.success(sheetText("downloaded"));
  };
  const print = async () => {
    setPrinting(true);
    try {
      keep((await client.call("prediction.printSheet", asked)).blob, "pdf");
    } catch {
      // The call has said why.
    } finally {
      setPrinting(false);
    }
  };
  return (
    <Modal
      open
      width={720}
      title={sheetText("modal")}
      onCancel={onClose}
      footer={
        <>
          <Button loading={isPrinting} disabled={sheet === null} onClick={() => void print()}>
            {sheetText("pdf")}
          </Button>
          <Button disabled={image === null} onClick={() => image && keep(image.blob, "png")}>
            {sheetText("download")}
          </Button>
          <Button type="primary" disabled={image === null} onClick={() => void copy()}>
            {sheetText("copy")}
          </Button>
        </>
      }
    >
      {failure !== null && (
        <p role="alert" className="share-image-failure">
          {failure}
          <Button type="link" size="small" onClick={retry}>
            {sheetText("retry")}
          </Button>
        </p>
      )}
      {failure === null && image === null && <output>{sheetText("loading")}</output>}
      {sheet !== null && image !== null && (
        <img
          className="share-image"
          src={image.source}
          alt={sheetText("preview", {
            company: sheet.companyName,
            period: periodLabel(period),
            amount: formatYuan(sheet.taxAmount),
          })}
        />
      )}
      <div className="share-image-page" ref={page} aria-hidden>
        {sheet !== null && <TaxSheet sheet={sheet} />}
      </div>
    </Modal>
  );
}
