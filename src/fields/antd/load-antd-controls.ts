import type * as antdControls from "./antd-controls.ts";
import { whenIdle } from "./when-idle.ts";

export type AntdControls = typeof antdControls;

let loaded: AntdControls | undefined;

/** The heavy controls when they have arrived already. */
export function readAntdControls(): AntdControls | undefined {
  return loaded;
}

/** Fetches the chunk with the heavy controls; a failed attempt can be repeated. */
export async function loadAntdControls(): Promise<AntdControls> {
  loaded ??= await import("./antd-controls.ts");
  return loaded;
}

/** Fetches the heavy controls while the browser has nothing else to do. */
export function warmAntdControls(): void {
  whenIdle(() => {
    // Only a head start: the control that needs the chunk fetches it again and shows the failure.
    loadAntdControls().catch(() => undefined);
  });
}
