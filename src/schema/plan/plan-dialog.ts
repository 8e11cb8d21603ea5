import type { Contracts } from "../contracts.ts";
import { asText } from "../project/as-object.ts";
import type { Project } from "../project/project.ts";
import { planShown } from "./plan-shown.ts";
import { planDetailBody, planSections } from "./record/plan-detail-body.ts";
import { planDialogSteps } from "./form/plan-dialog-steps.ts";
import { planFormBody } from "./form/plan-form-body.ts";
import type { DetailBodySource, DialogSource, FormBodySource } from "./sources/part-source.ts";
import type { DialogPlan } from "./plans/screen-plan.ts";

const DEFAULT_WIDTH = 560;

/** The dialogs of a screen by name, their blocks already merged in. */
export function planDialogs(
  dialogs: { readonly [id: string]: DialogSource } | undefined,
  project: Project,
  contracts: Contracts,
): { readonly [id: string]: DialogPlan } {
  return Object.fromEntries(
    Object.entries(dialogs ?? {}).map(([id, dialog]) => [id, planDialog(id, dialog, project, contracts)]),
  );
}

function planDialog(id: string, dialog: DialogSource, project: Project, contracts: Contracts): DialogPlan {
  const frame = {
    id,
    title: dialog.title ?? titleOf(dialog.screen, project),
    ...(dialog.tags && { tags: dialog.tags }),
    width: dialog.width ?? DEFAULT_WIDTH,
    place: dialog.place ?? "modal",
    ...(dialog.permission !== undefined && { permission: dialog.permission }),
  } as const;
  switch (dialogKind(dialog)) {
    case "form":
      return {
        ...frame,
        kind: "form",
        ...planFormBody(dialog as FormBodySource, project, contracts),
        ...(dialog.about && {
          about: planSections({ ...dialog, sections: dialog.about }, project, contracts),
        }),
      };
    case "steps":
      return { ...frame, kind: "steps", ...planDialogSteps(dialog, project, contracts) };
    case "page":
      return {
        ...frame,
        kind: "page",
        ...(dialog.walk && { walk: { measureWord: "条", ...dialog.walk } }),
        ...planDetailBody(dialog as DetailBodySource, project, contracts),
      };
    case "screen":
      return { ...frame, kind: "screen", ...planShown(dialog) };
    case "surface":
      return { ...frame, kind: "surface", surface: dialog.surface ?? "", params: dialog.params ?? {} };
  }
}

/** The kind of a dialog by its content: the file of a block has another use for `kind`. */
export function dialogKind(
  dialog: Pick<DialogSource, "kind" | "sections" | "steps" | "screen" | "surface">,
): DialogPlan["kind"] {
  if (dialog.kind) return dialog.kind;
  if (dialog.steps) return "steps";
  if (dialog.sections) return "page";
  if (dialog.screen !== undefined) return "screen";
  return dialog.surface === undefined ? "form" : "surface";
}

/** A dialog that shows a screen is called as that is, unless it says otherwise. */
function titleOf(screen: string | undefined, { screens }: Project): string {
  return asText(screens.get(screen ?? "")?.value.title) ?? "";
}
