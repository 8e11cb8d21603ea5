import { App } from "antd";
import { useMemo, useState } from "react";
import { warmView } from "../../../src/renderer/screen-views.ts";
import { ScreenView } from "../../../src/renderer/screen-view.tsx";
import type { ScreenPlan } from "../../../src/schema/plan/plans/screen-plan.ts";
import { createHost } from "./create-host.ts";
import { showsAll } from "./post.ts";
import { show } from "./show.tsx";

const surfaces = {};

function OurPage({ plan }: { readonly plan: ScreenPlan }) {
  const [search, setSearch] = useState("");
  const host = useMemo(() => createHost(plan), [plan]);
  const place = useMemo(
    () => ({ search, replaceSearch: setSearch, guardClosing: () => () => undefined }),
    [search],
  );
  return <ScreenView plan={plan} host={host} place={place} surfaces={surfaces} />;
}

const query = new URLSearchParams(window.location.search);
const screen = query.get("screen") ?? (showsAll ? "bench.all-clients" : "bench.clients");
// The routes of the product's shell say it.
warmView((query.get("kind") ?? "list") as ScreenPlan["kind"]);
const answer = await fetch(`${import.meta.env.BASE_URL}plans/screens/${screen}.json`);
const plan = (await answer.json()) as ScreenPlan;
show(
  <App>
    <OurPage plan={plan} />
  </App>,
);
