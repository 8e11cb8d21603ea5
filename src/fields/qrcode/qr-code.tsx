import "./qr-code.css";
import { generate, type Bitmap2D } from "lean-qr";
import { useEffect, useMemo } from "react";
import { listenForCopying } from "../cells/copying.ts";

export interface QrCodeProps {
  readonly text: string;
  readonly label: string;
  /** In px. */
  readonly size: number;
}

/** Pixels of a module in the picture that is kept: sharp when it is printed. */
const SCALE = 8;
const WHITE = [255, 255, 255] as const;
/** Modules that are left blank around it, so that it is found. */
const EDGE = 4;

/** A code to scan, with its text to copy and the picture to keep. */
export function QrCode({ text, label, size }: QrCodeProps) {
  const code = useMemo(() => encode(text), [text]);
  useEffect(listenForCopying, []);
  if (!code) return <span>{text}（内容过长，无法生成二维码）</span>;
  const whole = code.size + 2 * EDGE;
  return (
    <span className="field-qrcode">
      <svg
        role="img"
        aria-label={`${label}：${text}`}
        width={size}
        height={size}
        viewBox={`${-EDGE} ${-EDGE} ${whole} ${whole}`}
        shapeRendering="crispEdges"
      >
        <path d={modulesOf(code)} />
      </svg>
      <span className="field-qrcode-ways">
        <button type="button" className="field-qrcode-way" data-copy={text}>
          复制内容
        </button>
        <button
          type="button"
          className="field-qrcode-way"
          onClick={() => save(code.toDataURL({ off: WHITE, scale: SCALE, pad: EDGE }), `${label}.png`)}
        >
          保存图片
        </button>
      </span>
    </span>
  );
}

/** Undefined for a text that no code has room for. */
function encode(text: string): Bitmap2D | undefined {
  try {
    return generate(text);
  } catch {
    return undefined;
  }
}

function modulesOf(code: Bitmap2D): string {
  const places = Array.from({ length: code.size }, (_place, at) => at);
  return places
    .flatMap((y) => places.filter((x) => code.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`))
    .join("");
}

function save(address: string, name: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
}
