import { App } from "antd";
import { type DragEvent, useState } from "react";
import { BANK, type ChatModule } from "../talk.ts";

/** Files that are drawn onto a talk; in that about bank statements they come by the button alone. */
export function useDrop(module: ChatModule, onFiles: (files: readonly File[]) => void) {
  const { message } = App.useApp();
  const [isOver, setOver] = useState(false);
  const take = (files: readonly File[]) => {
    if (module === BANK) void message.warning("银行流水沟通不支持拖入和粘贴附件，请点“上传附件”");
    else onFiles(files);
  };
  return {
    isOver,
    take,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(module !== BANK);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        const files = [...event.dataTransfer.files];
        if (files.length === 0) return;
        event.preventDefault();
        setOver(false);
        take(files);
      },
    },
  };
}
