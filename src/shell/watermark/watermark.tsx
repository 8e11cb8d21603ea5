import { Watermark as DrawnWatermark } from "antd";
import "./watermark.css";

/** Lines of text, drawn thin over all that is shown, windows and paper too; nothing below loses a click. */
export function Watermark({ lines }: { readonly lines: readonly string[] }) {
  return (
    <div className="watermark" aria-hidden data-lines={lines.join(" ")}>
      <DrawnWatermark
        className="watermark-sheet"
        content={[...lines]}
        gap={[120, 110]}
        font={{ fontSize: 14 }}
      >
        <div className="watermark-sheet" />
      </DrawnWatermark>
    </div>
  );
}
