import type { Form } from "@formily/core";
import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import type { AddForms, FormFindings, OpenForm } from "../nested/open-forms.ts";
import { findFindings } from "./find-findings.ts";
import type { UnsavedRef } from "./use-unsaved.ts";

interface OpenFormInput {
  readonly form: Form;
  readonly title: string;
  /** Absent where no page around has actions for it. */
  readonly addForms: AddForms | undefined;
  readonly unsavedRef: UnsavedRef;
  /** Grows when the fields are drawn anew, after the page has come back to the front. */
  readonly activations: number;
  readonly check: () => Promise<FormFindings | null>;
  readonly save: () => Promise<void>;
}

/** Makes a form known to the page around it for as long as its fields are drawn. */
export function useOpenForm({ addForms, activations, ...input }: OpenFormInput): void {
  const latest = useRef(input);
  useLayoutEffect(() => {
    latest.current = input;
  });
  const drawn = useRef(createGate());
  const open = useMemo<OpenForm>(
    () => ({
      isSettled: () => {
        const { form, title, unsavedRef } = latest.current;
        return !unsavedRef.current.wouldLose() && findFindings(form, title) === null;
      },
      check: async () => {
        await drawn.current.opened();
        return await latest.current.check();
      },
      save: async () => {
        await drawn.current.opened();
        if (latest.current.unsavedRef.current.wouldLose()) await latest.current.save();
      },
    }),
    [],
  );
  const hiddenAt = useRef<number | null>(null);
  useEffect(
    () => () => {
      hiddenAt.current = activations;
    },
    [activations],
  );
  useEffect(() => {
    // Formily's fields went with the page, and are drawn again only after it has come back.
    if (hiddenAt.current === activations) return;
    const gate = drawn.current;
    gate.open();
    const takeBack = addForms?.(() => [open]);
    return () => {
      gate.close();
      takeBack?.();
    };
  }, [addForms, activations, open]);
}

interface Gate {
  readonly open: () => void;
  readonly close: () => void;
  /** Resolves once it is open. */
  readonly opened: () => Promise<void>;
}

function createGate(): Gate {
  let isOpen = false;
  const waiting = new Set<() => void>();
  return {
    open: () => {
      isOpen = true;
      for (const go of waiting) go();
      waiting.clear();
    },
    close: () => {
      isOpen = false;
    },
    opened: async () => {
      if (!isOpen) await new Promise<void>((resolve) => waiting.add(resolve));
    },
  };
}
