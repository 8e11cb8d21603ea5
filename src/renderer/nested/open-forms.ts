/** The faults of a form: values that are missing or wrong. */
export interface FormFindings {
  /** The sentence about it as a whole. */
  readonly sentences: readonly string[];
  /** The fields, each by its own message. */
  readonly details: readonly string[];
  /** Shows the messages at the fields and leads to the first. */
  readonly show: () => void;
}

/** A form that is open in a page, as the page's actions use it. */
export interface OpenForm {
  /** True when there is nothing in it to save, to fill in or to correct. */
  readonly isSettled: () => boolean;
  /** Validates it, after what is still being sent; null: it can be saved. Rejects while files are on their way. */
  readonly check: () => Promise<FormFindings | null>;
  /** Saves what is unsaved in it. Rejects with the reason when that was refused, which the form shows as well. */
  readonly save: () => Promise<void>;
}

type ListForms = () => readonly OpenForm[];

/** Makes forms known to the page around; returns the function that takes them back. */
export type AddForms = (forms: ListForms) => () => void;

/** The forms that are open in a page, wherever in it they stand. */
export interface OpenForms {
  readonly add: AddForms;
  readonly list: ListForms;
}

export function createOpenForms(): OpenForms {
  const known = new Set<ListForms>();
  return {
    add: (forms) => {
      known.add(forms);
      return () => void known.delete(forms);
    },
    list: () => [...known].flatMap((forms) => forms()),
  };
}

/** The forms behind tabs. One that is not in front can neither be validated nor read: it is brought there first. */
export interface TabForms {
  readonly add: (tab: string, forms: ListForms) => () => void;
  /** Keeps the forms of a tab that are not settled: while another tab is in front they take themselves back. */
  readonly leave: (tab: string) => void;
  readonly comeBack: (tab: string) => void;
  readonly list: (show: (tab: string) => void) => readonly OpenForm[];
}

export function createTabForms(): TabForms {
  const shown = new Map<string, OpenForms>();
  const left = new Map<string, readonly OpenForm[]>();
  const formsOf = (tab: string) => {
    const known = shown.get(tab) ?? createOpenForms();
    shown.set(tab, known);
    return known;
  };
  return {
    add: (tab, forms) => formsOf(tab).add(forms),
    leave: (tab) => {
      left.set(
        tab,
        formsOf(tab)
          .list()
          .filter((form) => !form.isSettled()),
      );
    },
    comeBack: (tab) => void left.delete(tab),
    list: (show) => [
      ...[...shown].flatMap(([tab, forms]) => (left.has(tab) ? [] : forms.list())),
      ...[...left].flatMap(([tab, forms]) => forms.map((form) => broughtToFront(form, () => show(tab)))),
    ],
  };
}

function broughtToFront(form: OpenForm, show: () => void): OpenForm {
  return {
    isSettled: () => false,
    check: () => {
      show();
      return form.check();
    },
    save: () => {
      show();
      return form.save();
    },
  };
}
