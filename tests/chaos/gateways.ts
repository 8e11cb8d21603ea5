import { demoMiniProgram } from "../../demo/gateways/demo-mini-program.ts";

/** Of the servers under test: clients have the page that plays the mini-programme. */
export const gateways = { miniProgram: demoMiniProgram };
