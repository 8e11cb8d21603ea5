import type { ComponentType } from "react";
import { whenIdle } from "../../fields/antd/when-idle.ts";
import type { DialogProps } from "./dialog-props.ts";

/** Dialogs bring antd's Modal and Drawer, which no list needs for its rows. Fails with a sentence for the user. */
export async function loadDialog(): Promise<ComponentType<DialogProps>> {
  try {
    return (await import("./dialog.tsx")).Dialog;
  } catch (cause) {
    throw new Error("弹窗没有加载成功，请检查网络后重试", { cause });
  }
}

/** Only a head start: opening a dialog loads the part again, and shows the failure. */
export function warmDialog(): void {
  whenIdle(() => {
    loadDialog().catch(() => undefined);
  });
}
