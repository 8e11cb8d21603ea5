/** The key of the row whose card an element stands in. */
export function cardKeyAt(target: unknown): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>("[data-card]")?.dataset["card"] : undefined;
}

/** A handler for all cards of a view: a click on a link starts its action. */
export function startClicked(onStart: (rowKey: string, actionId: string) => void) {
  return ({ target }: { readonly target: unknown }) => {
    const rowKey = cardKeyAt(target);
    const action =
      target instanceof Element ? target.closest<HTMLElement>("[data-action]")?.dataset["action"] : undefined;
    if (rowKey !== undefined && action !== undefined) onStart(rowKey, action);
  };
}
