import type { PartOf } from "../../../renderer/probe.ts";
import type { ProbedPart } from "../../../renderer/host.ts";
import type { Screen } from "../../../renderer/host.ts";
import type { DialogPlan } from "../../../schema/plan/plans/screen-plan.ts";
import type { NodePart } from "../nodes/plan-node.ts";

/** A screen that is on show, with what its parts work with. */
export interface OpenScreen {
  readonly screen: Screen;
  readonly list?: PartOf<"list">;
  readonly query?: PartOf<"query">;
  readonly aside?: PartOf<"aside">;
  readonly records: ReadonlyMap<NodePart, PartOf<"record">>;
  readonly forms: ReadonlyMap<NodePart, PartOf<"form">>;
}

/** The screens on show, those with other screens inside them first. */
export function openScreens(parts: readonly ProbedPart[]): readonly OpenScreen[] {
  const screens = parts.flatMap((part) => (part.kind === "screen" ? [part.screen] : []));
  return screens
    .toSorted((a, b) => Number(b.plan.kind === "tabs") - Number(a.plan.kind === "tabs"))
    .map((screen) => {
      const screenParts = parts.filter((part) => part.screen.plan === screen.plan);
      const only = <Kind extends ProbedPart["kind"]>(kind: Kind) =>
        screenParts.find((part): part is PartOf<Kind> => part.kind === kind);
      const list = only("list");
      const query = only("query");
      const aside = only("aside");
      return {
        screen,
        ...(list && { list }),
        ...(query && { query }),
        ...(aside && { aside }),
        records: new Map(
          screenParts.flatMap((part) =>
            part.kind === "record" ? [[partOf(part, part.sections), part] as const] : [],
          ),
        ),
        forms: new Map(
          screenParts.flatMap((part) =>
            part.kind === "form" ? [[partOf(part, part.body), part] as const] : [],
          ),
        ),
      };
    });
}

/** The dialog that the body is planned in, else the screen itself. */
function partOf({ screen: { plan } }: ProbedPart, body: object): NodePart {
  if (!("dialogs" in plan)) return "";
  const dialog = Object.values(plan.dialogs).find((candidate) => isPlannedIn(candidate, body));
  return dialog ? `dialogs/${dialog.id}` : "";
}

function isPlannedIn(dialog: DialogPlan, body: object): boolean {
  if (dialog.kind === "page") return dialog.sections === body;
  if (dialog.kind === "steps") return "form" in body && dialog.steps.some(({ form }) => form === body.form);
  return dialog === body;
}
