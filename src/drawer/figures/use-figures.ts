import { useCallback, useEffect, useState } from "react";
import { failureText } from "../../renderer/failure-text.ts";
import type { RendererHost } from "../../renderer/host.ts";
import { callOperation } from "../call-operation.ts";
import type { CompanyMonth } from "../company-month.ts";
import {
  CALCULATING,
  type FiguresState,
  type LoadedFigures,
  stateOf,
  type Statistics,
} from "./figures-state.ts";
import { readFacts, type SelectionFacts } from "./selection-facts.ts";

/** In ms, while the server calculates. */
const EVERY = 1000;

export interface Figures {
  readonly state: FiguresState;
  /** Null until the server has sent them. */
  readonly statistics: Statistics | null;
  /** The facts of a general taxpayer. */
  readonly facts: SelectionFacts | null;
  readonly recalculate: () => Promise<void>;
}

interface FiguresInput {
  readonly host: RendererHost;
  readonly month: CompanyMonth;
  /** Grows whenever the server keeps another selection. */
  readonly kept: number;
  /** Called when a calculation has ended. */
  readonly onCalculated: () => void;
}

const NOTHING: LoadedFigures = { statistics: null, facts: null, failure: null };

/** Reads the figures of the month, and again each second while the server calculates. */
export function useFigures({ host, month, kept, onCalculated }: FiguresInput): Figures {
  const [loaded, setLoaded] = useState(NOTHING);
  const [asked, setAsked] = useState(0);
  const { record, isGeneral } = month;
  useEffect(() => {
    const abort = new AbortController();
    const options = { signal: abort.signal, silent: true };
    const { kjnd, kjqj, companyId: qyid } = month;
    const params = { qyid, kjnd, kjqj };
    const read = async () => {
      const [statistics, calculated] = await Promise.all([
        callOperation(host, "prediction.statistics", params, options),
        isGeneral ? callOperation(host, "prediction.calculate", params, options) : null,
      ]);
      if (abort.signal.aborted) return;
      setLoaded({ statistics, facts: calculated && readFacts(calculated, month), failure: null });
    };
    read().catch((error: unknown) => {
      if (!abort.signal.aborted) setLoaded((now) => ({ ...now, failure: failureText(error) }));
    });
    return () => abort.abort();
    // The record is a new object after every change; only the values that decide the figures trigger a request.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [host, month.companyId, month.period, record.predictionStatus, record.zzshfjs, isGeneral, kept, asked]);
  const isCalculating = loaded.statistics?.predictionStatus === CALCULATING;
  useEffect(() => {
    if (!isCalculating) return;
    const timer = setInterval(() => setAsked((count) => count + 1), EVERY);
    return () => {
      clearInterval(timer);
      onCalculated();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the callback of the newest page is called at the end
  }, [isCalculating]);
  const recalculate = useCallback(async () => {
    const { kjnd, kjqj, companyId } = month;
    await callOperation(host, "prediction.recalculate", { companyId, kjnd, kjqj });
    setAsked((count) => count + 1);
  }, [host, month]);
  return {
    state: stateOf(loaded, month),
    statistics: loaded.statistics,
    facts: loaded.facts,
    recalculate,
  };
}
