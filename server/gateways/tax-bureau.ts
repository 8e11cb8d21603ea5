/** A company's month in a request to the bureau. */
export interface BureauPeriod {
  readonly taxlayerNo: string;
  readonly kjnd: number;
  readonly kjqj: number;
}

/** An amount to be paid of a kind of tax (`taxTypeId`), in yuan. */
export interface TaxAmount {
  readonly szid: number;
  readonly amount: number;
}

/** A tax that is declared for a month, or for the quarter that ends with it, with what is declared beside it. */
interface Declaration extends BureauPeriod {
  /** As the code table `taxTypeId` has it. */
  readonly szid: number;
  readonly taxes: readonly TaxAmount[];
}

export interface CollectionRequest extends BureauPeriod {
  /** 一般纳税人 */
  readonly general: boolean;
  /** `YYYY-MM-DD`, Asia/Shanghai. */
  readonly today: string;
}

/** An invoice that the bureau has of the company; amounts in yuan. */
export interface BureauInvoice {
  /** 0 purchase, 1 sale. */
  readonly jxxlx: 0 | 1;
  readonly fpzl: string;
  readonly fphm: string;
  readonly kprq: string;
  /** The other side. */
  readonly partner: { readonly name: string; readonly taxNumber: string };
  readonly goods: string;
  readonly unit: string;
  /** A fraction of one. */
  readonly rate: number;
  readonly net: number;
  readonly tax: number;
  /** A purchase that was certified at the bureau before it was collected. */
  readonly certified?: true;
  /** On a red letter: the number of the blue invoice that it offsets, with the code where its kind has one. */
  readonly offsets?: { readonly fpdm: string | null; readonly fphm: string };
}

/** The same of one form; a kind of tax may have several. */
export interface FormAmount extends TaxAmount {
  readonly formName: string;
}

/** Taxes beside VAT and the income taxes, handed in together. */
interface OtherTaxDeclaration extends BureauPeriod {
  readonly taxes: readonly FormAmount[];
}

/** 电子税务局 for a firm's companies. All reject with a GatewayRefusal. */
export interface TaxBureau {
  /** Every invoice of the month that was issued or received since the first collection. */
  readonly collectInvoices: (request: CollectionRequest) => Promise<readonly BureauInvoice[]>;
  /** 统计确认 and its revocation. */
  readonly confirmSelection: (period: BureauPeriod) => Promise<void>;
  readonly cancelConfirmation: (period: BureauPeriod) => Promise<void>;
  /** Gives the amounts that it took. */
  readonly declare: (declaration: Declaration) => Promise<readonly TaxAmount[]>;
  /** The same, form by form; one that it does not name was not taken. */
  readonly declareOtherTaxes: (declaration: OtherTaxDeclaration) => Promise<readonly FormAmount[]>;
}
