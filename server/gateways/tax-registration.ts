/** A taxpayer as the tax bureau knows it. */
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

/** What the product asks of the tax bureau about registrations. When it cannot be asked, TaxBureauFault is thrown. */
export interface TaxRegistration {
  readonly readTaxes: (taxpayer: Taxpayer) => readonly RegisteredTax[];
  /** Undefined: nobody is insured by the taxpayer. */
  readonly readSocialSecurity: (taxpayer: Taxpayer) => RegisteredTax | undefined;
}

/** Why the bureau gave nothing, in a sentence for the user. */
export class TaxBureauFault extends Error {
  override readonly name = "TaxBureauFault";
}
