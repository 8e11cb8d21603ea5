/** An account at the bureau, as a firm's user has named it. */
interface AccountQuestion {
  readonly account: string;
  /** The code table regionCode. */
  readonly areaCode: string;
  readonly phone: string;
  readonly taxlayerNo: string;
  /** Null: none was typed and none is kept. Never to be logged. */
  readonly password: string | null;
}

export interface VerifyQuestion extends AccountQuestion {
  /** By the Pro way, which takes an identity number. */
  readonly pro: boolean;
  readonly idCard: string | null;
  readonly ignoreRegistration: boolean;
  /** 主管税务机关 in the client's service record, which distinguishes companies with one tax number. */
  readonly taxAuthority: string | null;
}

export interface LoginQuestion extends AccountQuestion {
  /** The one that was given with the code. */
  readonly ticket: string;
  readonly code: string;
  /** 办税人员身份, as the bureau names it. */
  readonly identity: string | null;
}

/** The ways in which the bureau sends no code, besides a fault of the account (code table verifyBlock). */
export const BLOCKED = { byDay: 1, byCount: 2, byReception: 3, byCompanies: 4 } as const;

export type Block = (typeof BLOCKED)[keyof typeof BLOCKED];

/** The password is wrong, the account is frozen, or what was verified holds no longer. */
export type AccountFault = "password" | "frozen" | "expired";

export type VerifyAnswer =
  | { readonly state: "verified" }
  /** The bureau has sent a code to the phone; `ticket` is its own name for that code. */
  | { readonly state: "code-sent"; readonly ticket: string }
  | { readonly state: "unregistered"; readonly reason: string }
  | {
      /** The account is wrong (`refused`), or the code could not be sent (`unsent`). */
      readonly state: "refused" | "unsent";
      readonly reason: string;
      /** The bureau's own code for what is wrong. */
      readonly sjCode?: number;
      readonly block?: Block;
      /** The kind of fault that a refused account has, where the bureau states it. */
      readonly fault?: AccountFault;
    };

type LoginAnswer =
  | { readonly state: "verified" }
  | { readonly state: "wrong-code" }
  | { readonly state: "refused"; readonly reason: string };

/** 0 never opened, 1 active, 2 stopped (code table phoneProState). */
type ProState = 0 | 1 | 2;

/** The kinds of check that are stricter than a password: no other one, of persons, of companies. */
export type StrengthenedCheck = "only" | "persons" | "companies";

/** The accounts of client companies at their electronic tax bureaus. All reject with a GatewayRefusal. */
export interface AccountBureau {
  readonly verify: (question: VerifyQuestion) => Promise<VerifyAnswer>;
  readonly login: (question: LoginQuestion) => Promise<LoginAnswer>;
  /** Lets codes be sent to the phone again; false where the bureau does not. */
  readonly unlock: (question: { readonly areaCode: string; readonly phone: string }) => Promise<boolean>;
  readonly proState: (phone: string) => Promise<ProState>;
  /** The provinces (code table regionCode) that have such a check. */
  readonly strengthenedAreas: (check: StrengthenedCheck) => Promise<readonly string[]>;
}
