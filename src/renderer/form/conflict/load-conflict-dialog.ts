import type { ComponentType } from "react";
import type { ConflictDialogProps } from "./conflict-dialog.tsx";

/** Comes when it is needed, which is seldom. Fails with a sentence for the user. */
export async function loadConflictDialog(): Promise<ComponentType<ConflictDialogProps>> {
  try {
    return (await import("./conflict-dialog.tsx")).ConflictDialog;
  } catch (cause) {
    throw new Error("数据已被他人修改，但比较窗口没有加载成功，请检查网络后重试", { cause });
  }
}
