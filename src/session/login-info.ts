/** Answer of `session.customerInfo`. */
export interface LoginInfo {
  readonly userBasicInfo: UserBasicInfo;
  /** The firm. */
  readonly dzgsDTO: {
    readonly gsid: number | string;
    readonly gsmc: string;
    readonly dqbm: string;
    readonly productType: number;
  };
  readonly name: string;
  readonly tenantProductList: readonly {
    readonly productId: number | string;
    readonly productName: string;
  }[];
  readonly versionDtoList: readonly { readonly serviceTag: string; readonly serviceVersion: string }[];
  /** Expiry of the first entry; null: none. */
  readonly versionUserDtoList: readonly { readonly expireTime: string | null }[];
  /** false: everything is in order, but only the home page opens; null: nothing configured. */
  readonly permission: boolean | null;
  /** 2: the account has been opened. */
  readonly initStatus: number;
  /** The server's clock, Asia/Shanghai local text `YYYY-MM-DD HH:mm:ss`. */
  readonly serverTime: string;
  /** Signed in by a share code: another person works in the user's name, and cannot share on. */
  readonly sharedLogin: boolean;
  /** The firm wants pages to show who reads them. */
  readonly watermark: boolean;
  /** The end of this sign-in by the server's clock; null: it is not known. */
  readonly loginExpireTime: string | null;
  /** The minutes without use after which the firm ends a session; 0: it does not. */
  readonly idleMinutes: number;
  /** The user can open a locked screen with a password of their own. */
  readonly hasPassword: boolean;
  /** Without a password the user locks the screen by a code that is made for this lock. */
  readonly lockByPin: boolean;
  /** The user's password where it is no secret, in the demonstration; empty: it is one. */
  readonly passwordHint: string;
}

export interface UserBasicInfo {
  /** A text where it is too long for a number. */
  readonly id: number | string;
  readonly name: string;
  readonly account: string;
  readonly gsid: number | string;
  readonly admin: boolean;
  readonly branchAdmin: boolean;
  readonly deptManager: boolean;
  readonly superAdmin: boolean;
  /** 0: disabled. */
  readonly status: number;
  readonly phone: string;
}

/** An entry of `permission.userMenu`. */
export interface PermissionEntry {
  readonly code: string;
  readonly resourceType: string;
  /** 0 may do; 1 may do, but a non-MENU resource gives no menu entry; 2 sees only. */
  readonly operationFlag: number;
}

/** The value that expressions see as `session`. */
export interface SessionScope {
  readonly user: {
    readonly id: number | string;
    readonly name: string;
    readonly account: string;
    readonly superAdmin: boolean;
    readonly admin: boolean;
    readonly branchAdmin: boolean;
    readonly deptManager: boolean;
  };
  readonly firm: { readonly id: number | string; readonly name: string; readonly areaCode: string };
  readonly edition: {
    readonly serviceTag: string;
    readonly versionClass: "ZZ" | "QJ" | "XT";
    readonly firmType: "GC" | "SH";
    readonly productType: number;
  };
}
