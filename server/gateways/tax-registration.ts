/** A taxpayer in the terms of the tax bureau. */
export interface Taxpayer {
  readonly taxlayerNo: string;
  readonly taxlayerType: string;
  readonly nsqxdm: string;
  readonly companyType: string;
  readonly registrationDate: string | null;
  readonly personCount: number | null;
}

/** 税种认定: what a taxpayer has to declare, how often. */
export interface RegisteredTax {
  readonly szid: number;
  readonly zspm: string;
  readonly sbzq: string;
  readonly sl: number | null;
  readonly startDate: string;
}

/** 税种认定 at the tax bureau. Both reject with a GatewayRefusal when it cannot be reached. */
export interface TaxRegistration {
  readonly readTaxes: (taxpayer: Taxpayer) => Promise<readonly RegisteredTax[]>;
  /** Undefined: the taxpayer insures no person. */
  readonly readSocialSecurity: (taxpayer: Taxpayer) => Promise<RegisteredTax | undefined>;
}
