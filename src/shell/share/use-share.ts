import { useCallback, useEffect, useState } from "react";
import type { Client } from "../../request/client-contract.ts";
import { failureText } from "../../renderer/failure-text.ts";
import type { ShareHours, ShareState } from "./share-state.ts";

const SILENT = { silent: true } as const;

export interface Share {
  /** null: still loading, or not available. */
  readonly state: ShareState | null;
  readonly failure: string | null;
  readonly isBusy: boolean;
  readonly reload: () => void;
  readonly begin: (hours: ShareHours) => void;
  readonly prolong: (hours: ShareHours) => void;
  readonly revoke: () => void;
}

/** The user's share at the server, and its actions. A code is handed to `onCode`; null: it is over. */
export function useShare(client: Client, onCode: (code: string | null) => void): Share {
  const [state, setState] = useState<ShareState | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const read = useCallback(() => client.call("session.shareState", {}, SILENT), [client]);
  const load = useCallback(
    () => read().then(setState, (error: unknown) => setFailure(failureText(error))),
    [read],
  );
  useEffect(() => void load(), [load]);
  const perform = async (work: () => Promise<ShareState>) => {
    setBusy(true);
    setFailure(null);
    try {
      setState(await work());
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return {
    state,
    failure,
    isBusy,
    reload: () => void perform(read),
    begin: (effectTime) =>
      void perform(async () => {
        const { shareCode } = await client.call("session.shareLogin", { effectTime }, SILENT);
        onCode(shareCode);
        return await read();
      }),
    prolong: (effectTime) => void perform(() => client.call("session.shareProlong", { effectTime }, SILENT)),
    revoke: () =>
      void perform(async () => {
        await client.call("session.shareRevoke", {}, SILENT);
        onCode(null);
        return await read();
      }),
  };
}
