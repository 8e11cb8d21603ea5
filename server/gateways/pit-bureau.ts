/** A company's declaration of a period as it was handed to the bureau; amounts in 分. */
export interface HandedIn {
  readonly taxlayerNo: string;
  /** `YYYY-MM`. */
  readonly period: string;
  /** Payroll is complete, so that it was declared. */
  readonly isReady: boolean;
  readonly tax: number;
  /** Asia/Shanghai local text. */
  readonly now: string;
}

/** The bureau's state of a declaration. */
export type BureauState =
  | { readonly declared: false }
  | { readonly declared: true; readonly declareTime: string; readonly payment: Payment };

export type Payment =
  | { readonly state: "none-needed" | "due" | "under-way" | "failed" }
  | { readonly state: "paid"; readonly amount: number; readonly time: string };

/** 自然人电子税务局（扣缴端）, for all companies of a firm. Both throw a GatewayRefusal. */
export interface PitBureau {
  readonly collect: (declaration: HandedIn) => Promise<BureauState>;
  readonly revoke: (declaration: HandedIn) => Promise<void>;
}
