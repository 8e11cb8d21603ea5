import { useCallback, type ReactNode } from "react";
import type { Attachment } from "../../domain/attachments.ts";
import type { FieldEnvironment } from "../../fields/field-view.ts";
import { usePicture } from "../../fields/image/use-picture.ts";
import type { fileKind } from "../../domain/file-kind.ts";
import { isOwnAddress } from "../../domain/own-address.ts";

interface ShownFileProps {
  readonly file: Attachment;
  readonly kind: ReturnType<typeof fileKind>;
  readonly readFile: FieldEnvironment["readFile"];
  readonly onEnlarge: () => void;
}

/** A file as far as it can be looked at here, or the reason why it cannot. */
export function ShownFile({ file, kind, readFile, onEnlarge }: ShownFileProps) {
  if (kind === "other") return <Words>这种文件不能在这里预览，请下载后打开</Words>;
  if (kind === "pdf" && !isOwnAddress(file.fileUrl))
    return <Words>其他网站的文件不能在这里预览，请在新窗口中打开</Words>;
  if (kind === "pdf" && !navigator.pdfViewerEnabled)
    return <Words>这个浏览器不能显示 PDF，请下载后打开</Words>;
  return kind === "pdf" ? (
    <PdfFile file={file} readFile={readFile} />
  ) : (
    <PictureFile file={file} readFile={readFile} onEnlarge={onEnlarge} />
  );
}

/** Shown as a PDF whatever the server calls it: a page in this frame would be one of this application. */
function PdfFile({ file: { fileName, fileUrl }, readFile }: Pick<ShownFileProps, "file" | "readFile">) {
  const readPdf = useCallback(
    async (address: string) => new File([await readFile(address)], fileName, { type: "application/pdf" }),
    [readFile, fileName],
  );
  const source = usePicture(fileUrl, readPdf);
  if (typeof source !== "string") return <Unread source={source} fileName={fileName} />;
  // oxlint-disable-next-line react/iframe-missing-sandbox -- Chromium shows no PDF in a sandbox; the type of the blob lets it be nothing else
  return <iframe className="file-frame" title={fileName} src={`${source}#navpanes=0`} />;
}

function PictureFile({ file: { fileName, fileUrl }, readFile, onEnlarge }: Omit<ShownFileProps, "kind">) {
  const source = usePicture(fileUrl, readFile);
  if (typeof source !== "string") return <Unread source={source} fileName={fileName} />;
  return (
    <button type="button" className="file-picture" title="放大查看" onClick={onEnlarge}>
      <img src={source} alt={fileName} />
    </button>
  );
}

function Unread({ source, fileName }: { readonly source: null | undefined; readonly fileName: string }) {
  if (source === undefined) return <Words>正在读取…</Words>;
  return <Words>{`${fileName} 没有读取成功，请关闭后再试`}</Words>;
}

function Words({ children }: { readonly children: ReactNode }) {
  return <output className="file-words">{children}</output>;
}
