/** The parts of the session that the client needs, and the client's effects on it. */
export interface SessionPort {
  readonly accessToken: () => string | null;
  /** True once the page itself ends the session: an answer that it is over is no news then. */
  readonly isEndedHere: () => boolean;
  /** True once another tab has signed in: the page sends nothing any more, and leaves the new session alone. */
  readonly isReplaced: () => boolean;
  /** Forgets tokens and login info; drafts stay. */
  readonly clear: () => void;
  /** Leaves for the single sign-on's exit address. */
  readonly leave: () => void;
}

export interface NoticePort {
  /** `requestNo`: what an operator finds the failure by. */
  readonly error: (text: string, requestNo?: string) => void;
}

export interface LoadingPort {
  readonly bar: { readonly start: () => void; readonly done: () => void };
  readonly overlay: { readonly show: (text: string) => void; readonly hide: () => void };
  /** Called for each write that is not in the background; returns the function to call when it has ended. */
  readonly write: () => () => void;
}

/** The way to open results marked as encrypted; key and iv are UTF-8 text of 16, 24 or 32 and of 16 bytes. */
export interface Encryption {
  /** The response header that marks an encrypted result with `1`; `x-encrypted` when absent. */
  readonly header?: string;
  readonly key: string;
  readonly iv: string;
}

export interface ClientOptions {
  /** Stands before the path of every operation; absent: the page's own origin. */
  readonly baseUrl?: string;
  readonly appId: string;
  readonly session: SessionPort;
  readonly notice: NoticePort;
  readonly loading: LoadingPort;
  /** The time since the last use of the browser; requests meanwhile are the page's own. */
  readonly idleSeconds: () => number;
  /** null while it is unknown; the header then says so. */
  readonly clientIp: () => string | null;
  /** A call got no answer because the browser is offline; runs once for each such call. */
  readonly offline: () => void;
  readonly isOnline?: () => boolean;
  /** Milliseconds; 2 minutes when absent. */
  readonly timeout?: number;
  readonly encryption?: Encryption;
}
