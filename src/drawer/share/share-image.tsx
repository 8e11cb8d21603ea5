import "./share-image.css";
import { App } from "antd";
import { useState } from "react";
import { formatYuan } from "../../domain/money.ts";
import { periodLabel, periodParts } from "../../domain/period.ts";
import { saveFile } from "../../fields/cells/save-file.ts";
import { Button } from "../../renderer/button.tsx";
import { failureText } from "../../renderer/failure-text.ts";
import type { Company, RendererHost, SurfaceProps } from "../../renderer/host.ts";
import type { DownloadedFile } from "../../request/downloaded-file.ts";
import { copyImage } from "./copy-image.ts";
import { sheetText } from "./sheet-text.ts";
import { TaxSheet } from "./tax-sheet.tsx";
import { useSheetImage } from "./use-sheet-image.ts";

/** The tax of a company's month as a picture for its client: to look at, to copy and to keep, or as a document. */
export function ShareImage({ screen }: SurfaceProps) {
  const [attempt, setAttempt] = useState(0);
  const { company, period } = screen.context;
  if (!company || period === undefined) return null;
  return (
    <SharedMonth
      key={attempt}
      host={screen.host}
      company={company}
      period={period}
      onRetry={() => setAttempt(attempt + 1)}
    />
  );
}

interface SharedMonthProps {
  readonly host: RendererHost;
  readonly company: Company;
  /** `YYYY-MM` */
  readonly period: string;
  readonly onRetry: () => void;
}

function SharedMonth({ host, company, period, onRetry }: SharedMonthProps) {
  const { message } = App.useApp();
  const [isPrinting, setPrinting] = useState(false);
  const { kjnd, kjqj } = periodParts(period);
  const asked = { qyid: company.companyId, kjnd, kjqj };
  const { sheet, image, failure, page } = useSheetImage(host, asked);
  const name = `${company.companyName}_${periodLabel(period)}${sheetText("title")}`;
  const keep = (blob: Blob, ending: string) => {
    saveFile({ blob, name: `${name}.${ending}` });
    void message.success(sheetText("downloaded"));
  };
  const copy = async (blob: Blob) => {
    if (await copyImage(blob)) void message.success(sheetText("copied"));
    else void message.warning(sheetText("forbidden"));
  };
  const print = async () => {
    setPrinting(true);
    try {
      keep(
        ((await host.call("prediction.printSheet", asked, { silent: true })) as DownloadedFile).blob,
        "pdf",
      );
    } catch (error) {
      void message.error(failureText(error));
    } finally {
      setPrinting(false);
    }
  };
  return (
    <div className="share-image">
      {failure !== null && (
        <p role="alert" className="share-image-failure">
          {failure}
          <Button onClick={onRetry}>{sheetText("retry")}</Button>
        </p>
      )}
      {failure === null && image === null && <output>{sheetText("loading")}</output>}
      {sheet !== null && (
        <div className="share-image-buttons">
          {image !== null && (
            <>
              <Button look="primary" onClick={() => void copy(image.blob)}>
                {sheetText("copy")}
              </Button>
              <Button onClick={() => keep(image.blob, "png")}>{sheetText("download")}</Button>
            </>
          )}
          <Button busy={isPrinting} onClick={() => void print()}>
            {sheetText("pdf")}
          </Button>
        </div>
      )}
      {sheet !== null && image !== null && (
        <img
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
    </div>
  );
}
