import { contracts } from "../contracts.ts";
import type { RendererHost } from "../renderer/host.ts";
import { ScreenView } from "../renderer/screen-view.tsx";
import { createFakeHost, type FakeHost } from "../renderer/testing/fake-host.ts";
import { renderScreen, type ShownScreen } from "../renderer/testing/render-screen.tsx";
import { planScreen } from "../schema/plan/plan-screen.ts";
import type { ScreenPlan } from "../schema/plan/plans/screen-plan.ts";
import { readProject } from "../schema/project/read-project.ts";
import { editionAllows } from "../session/edition.ts";
import type { SessionScope } from "../session/login-info.ts";

type HostOptions = NonNullable<Parameters<typeof createFakeHost>[0]>;
type PlaceOptions = NonNullable<Parameters<typeof renderScreen>[2]>;

interface DrawOptions extends HostOptions, PlaceOptions {
  /** The day on which the screen is seen, `YYYY-MM-DD`. */
  readonly today?: string;
  /** The type of the firm that the user works in. */
  readonly firmType?: SessionScope["edition"]["firmType"];
}

interface DrawnScreen extends ShownScreen {
  readonly host: FakeHost;
}

const project = await readProject(".");
const plans = new Map<string, ScreenPlan>();

/** The plan of a screen of the product, made of its own file in `schemas/`. */
export function planOwnScreen(id: string): ScreenPlan {
  const plan = plans.get(id) ?? planScreen(project, id, contracts);
  plans.set(id, plan);
  return plan;
}

/** Draws a screen of the product as its own file in `schemas/` declares it, with the screens inside it; what the test answers stands in the place of the server. */
export function drawScreen(id: string, options: DrawOptions = {}): DrawnScreen {
  const { today, firmType, answers, denied, viewOnly, surfaces = {}, ...place } = options;
  const fake = createFakeHost({
    ...(answers && { answers }),
    ...(denied && { denied }),
    ...(viewOnly && { viewOnly }),
  });
  const NestedScreen: RendererHost["NestedScreen"] = (nested) => (
    <ScreenView plan={planOwnScreen(nested.id)} host={host} surfaces={surfaces} place={nested.place} />
  );
  const { session } = fake;
  const host: FakeHost = {
    ...fake,
    NestedScreen,
    ...(today !== undefined && { today: () => today }),
    ...(firmType !== undefined && {
      session: { ...session, edition: { ...session.edition, firmType } },
      edition: (gate) => editionAllows(gate, { ...session.edition, firmType }),
    }),
  };
  return { ...renderScreen(planOwnScreen(id), host, { surfaces, ...place }), host };
}

/** The plans of all screens that the product has. */
export function ownPlans(): readonly ScreenPlan[] {
  const written = [...project.screens].filter(([, { value }]) => value.planned !== true);
  return written.map(([id]) => planOwnScreen(id));
}
