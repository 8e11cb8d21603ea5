import { openedBy } from "./opened-by.ts";
import { inLists, replace, type Mutator } from "./mutator.ts";

export const actionMutators: readonly Mutator[] = [
  {
    title: "a question is no longer asked",
    part: "actions",
    mutate: inLists(function* (plan) {
      for (const { id, confirm } of plan.rowActions) {
        if (confirm === undefined) continue;
        const rowActions = replace(plan.rowActions, id, ({ confirm: _confirm, ...rest }) => rest);
        yield { plan: { ...plan, rowActions }, names: / question$/, id };
      }
    }),
  },
  {
    title: "a question speaks of something else",
    part: "actions",
    mutate: inLists(function* (plan) {
      for (const { id, confirm } of plan.rowActions) {
        if (confirm === undefined) continue;
        yield {
          plan: {
            ...plan,
            rowActions: replace(plan.rowActions, id, (action) => ({ ...action, confirm: "确定？" })),
          },
          names: / question$/,
          id,
        };
      }
    }),
  },
  {
    title: "the reasons not to act are forgotten",
    part: "display",
    mutate: inLists(function* (plan) {
      if (plan.rowActions.every(({ disabled, can }) => disabled.length === 0 && can === undefined)) return;
      const rowActions = plan.rowActions.map(({ can: _can, ...rest }) => ({ ...rest, disabled: [] }));
      yield { plan: { ...plan, rowActions }, names: / actions$| row menu$/ };
    }),
  },
  {
    title: "an action asks for no permission",
    part: "permissions",
    mutate: inLists(function* (plan) {
      for (const { id, permission } of plan.toolbar) {
        if (permission === undefined || permission === plan.permission) continue;
        const toolbar = replace(plan.toolbar, id, ({ permission: _permission, ...rest }) => rest);
        yield { plan: { ...plan, toolbar }, names: / toolbar$/, id: permission };
      }
    }),
  },
  {
    title: "an action asks for a permission that nobody has",
    part: "display",
    mutate: inLists(function* (plan) {
      for (const { id } of plan.toolbar.filter(({ edition }) => edition === undefined))
        yield {
          plan: {
            ...plan,
            toolbar: replace(plan.toolbar, id, (action) => ({ ...action, permission: "nobody" })),
          },
          names: / toolbar$/,
        };
    }),
  },
  {
    title: "a row's action asks for no permission",
    part: "permissions",
    mutate: inLists(function* (plan) {
      for (const { id, permission } of plan.rowActions) {
        if (permission === undefined || permission === plan.permission) continue;
        const rowActions = replace(plan.rowActions, id, ({ permission: _permission, ...rest }) => rest);
        yield { plan: { ...plan, rowActions }, names: / actions$| menu$/, id: permission };
      }
    }),
  },
  {
    title: "a form that is only for reading can be sent",
    part: "permissions",
    mutate: inLists(function* (plan) {
      const nested = Object.values(plan.dialogs).find(
        (dialog) => dialog.kind === "page" && dialog.actions.length > 0,
      );
      if (nested?.kind !== "page" || !nested.actions[0]) return;
      const name = plan.dialogs[openedBy(nested.actions[0].do)]?.id ?? "";
      const form = plan.dialogs[name];
      if (form?.permission === undefined) return;
      const { permission, ...open } = form;
      yield {
        plan: { ...plan, dialogs: { ...plan.dialogs, [name]: open } },
        names: / button /,
        id: permission,
      };
    }),
  },
];
