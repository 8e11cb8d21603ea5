import {
  CloseOutlined,
  DragOutlined,
  FullscreenExitOutlined,
  FullscreenOutlined,
  MinusOutlined,
} from "@ant-design/icons";
import type { ReactNode } from "react";
import { aiText } from "./ai-text.ts";
import type { Frame, Handle } from "./use-frame.ts";

interface WindowBarProps {
  readonly title: string;
  readonly titleId: string;
  readonly isFull: boolean;
  readonly moving: Handle;
  readonly onMinimise: () => void;
  readonly onFull: () => void;
  readonly onClose: () => void;
}

/** The bar by which the window is drawn, with its buttons. */
export function WindowBar({ title, titleId, isFull, moving, ...on }: WindowBarProps) {
  return (
    <div className="ai-bar" role="presentation" onPointerDown={moving.onPointerDown}>
      <button
        type="button"
        className="ai-icon ai-handle"
        aria-label={aiText("move")}
        title={aiText("move.hint")}
        disabled={isFull}
        onKeyDown={moving.onKeyDown}
      >
        <DragOutlined aria-hidden />
      </button>
      <h2 id={titleId}>{title}</h2>
      <BarButton label={aiText("minimise")} icon={<MinusOutlined />} onPress={on.onMinimise} />
      <BarButton
        label={aiText(isFull ? "restore" : "full")}
        icon={isFull ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
        onPress={on.onFull}
      />
      <BarButton label={aiText("close")} icon={<CloseOutlined />} onPress={on.onClose} />
    </div>
  );
}

/** The sides for the pointer, and a corner for the arrow keys as well. */
export function SizeHandles({ sizing }: Pick<Frame, "sizing">) {
  const left = sizing({ x: -1, y: 0 });
  const right = sizing({ x: 1, y: 0 });
  const bottom = sizing({ x: 0, y: 1 });
  const corner = sizing({ x: 1, y: 1 });
  return (
    <>
      <div className="ai-side ai-side-left" role="presentation" onPointerDown={left.onPointerDown} />
      <div className="ai-side ai-side-right" role="presentation" onPointerDown={right.onPointerDown} />
      <div className="ai-side ai-side-bottom" role="presentation" onPointerDown={bottom.onPointerDown} />
      <button
        type="button"
        className="ai-handle ai-corner"
        aria-label={aiText("resize")}
        title={aiText("resize.hint")}
        onPointerDown={corner.onPointerDown}
        onKeyDown={corner.onKeyDown}
      />
    </>
  );
}

interface BarButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onPress: () => void;
}

function BarButton({ label, icon, onPress }: BarButtonProps) {
  return (
    <button type="button" className="ai-icon" aria-label={label} title={label} onClick={onPress}>
      {icon}
    </button>
  );
}
