import { useEffect, useRef, useState } from "react";
import { failureText } from "../../renderer/failure-text.ts";
import type { RendererHost } from "../../renderer/host.ts";
import { callOperation } from "../call-operation.ts";
import { drawImage } from "./draw-image.ts";
import { sheetText } from "./sheet-text.ts";
import type { TaxSheetFacts } from "./tax-sheet.tsx";

interface SheetPeriod {
  readonly qyid: number;
  readonly kjnd: number;
  readonly kjqj: number;
}

interface SheetImage {
  readonly blob: Blob;
  /** An address for `img`. */
  readonly source: string;
}

/** The sheet of a company's month and its picture, which is drawn as soon as the sheet stands on the page. */
export function useSheetImage(host: RendererHost, { qyid, kjnd, kjqj }: SheetPeriod) {
  const [sheet, setSheet] = useState<TaxSheetFacts | null>(null);
  const [image, setImage] = useState<SheetImage | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const abort = new AbortController();
    const read = async () => {
      try {
        const options = { silent: true, signal: abort.signal };
        setSheet(await callOperation(host, "prediction.sheet", { qyid, kjnd, kjqj }, options));
      } catch (error) {
        if (!abort.signal.aborted) setFailure(failureText(error));
      }
    };
    void read();
    return () => abort.abort();
  }, [host, qyid, kjnd, kjqj]);
  useEffect(() => {
    const element = page.current?.firstElementChild;
    if (sheet === null || !(element instanceof HTMLElement)) return undefined;
    let source: string | undefined;
    let isWanted = true;
    const draw = async () => {
      try {
        const blob = await drawImage(element);
        if (!isWanted) return;
        source = URL.createObjectURL(blob);
        setImage({ blob, source });
      } catch {
        if (isWanted) setFailure(sheetText("undrawn"));
      }
    };
    void draw();
    return () => {
      isWanted = false;
      if (source !== undefined) URL.revokeObjectURL(source);
    };
  }, [sheet]);
  return { sheet, image, failure, page };
}
