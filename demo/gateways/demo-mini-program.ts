import type { MiniProgram } from "../../server/gateways/mini-program.ts";

/** The secret stands behind the #, so that no server and no log sees it with the address. */
export const demoMiniProgram: MiniProgram = {
  demoPage: (secret) => Promise.resolve(`/miniProgram#${secret}`),
};
