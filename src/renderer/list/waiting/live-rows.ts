import { failureText } from "../../failure-text.ts";
import type { ListState, ListStore } from "../data/list-store.ts";

/** Keeps the page on show as the server has it, however often it changes. */
export interface LiveRows {
  /** Something of it has changed, or may have. */
  readonly touch: () => void;
  /** Sets the step that follows once the page has been taken over; to be called before the first request. */
  readonly use: (onRenewed: () => void) => void;
  /** Sends a request when it is due; to be called whenever the list has changed. */
  readonly look: (state: ListState) => void;
  readonly setInSight: (isInSight: boolean) => void;
  /** The reason why the list may differ from the server's; null while it does not. */
  readonly trouble: () => string | null;
}

/** From answer to question, however many changes come. */
const PAUSE_MS = 1000;
const PAUSE_AFTER_FAILURE_MS = 10_000;

export function createLiveRows(store: ListStore, onTrouble: () => void): LiveRows {
  let isStale = false;
  let isInSight = false;
  let isResting = false;
  let failure: string | null = null;
  let onRenewed = () => {};

  const rest = (ms: number) => {
    isResting = true;
    setTimeout(() => {
      isResting = false;
      look(store.read());
    }, ms);
  };
  const renew = async () => {
    isResting = true;
    isStale = false;
    try {
      await store.renew();
      failure = null;
      onRenewed();
      rest(PAUSE_MS);
    } catch (error) {
      isStale = true;
      failure = `数据可能不是最新：${failureText(error)}`;
      rest(PAUSE_AFTER_FAILURE_MS);
    }
    onTrouble();
  };
  const look = ({ busy, loaded, error }: ListState) => {
    if (isStale && isInSight && !isResting && loaded && !busy && !error) void renew();
  };
  return {
    touch: () => {
      isStale = true;
      look(store.read());
    },
    use: (next) => {
      onRenewed = next;
    },
    look,
    setInSight: (now) => {
      isInSight = now;
      look(store.read());
    },
    trouble: () => failure,
  };
}
