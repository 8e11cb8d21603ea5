import "./tabs.css";
import { useMemo } from "react";
import type { TabsPlan } from "../../schema/plan/plans/screen-plan.ts";
import type { Screen } from "../host.ts";
import { IdentityBar } from "../identity/identity-bar.tsx";
import { nodeMark } from "../probe.ts";
import { recordKey } from "../record/record-key.ts";
import { useRecord } from "../record/use-record.ts";
import { screenScope } from "../screen.ts";
import { ScreenMessage } from "../screen-message.tsx";
import { ScreenTabs, TAB } from "./screen-tabs.tsx";

/** The neighbour in the list opens at the same tab. */
const KEPT = [TAB];

/** A page of screens behind tabs. */
export function TabsView({ screen }: { readonly screen: Screen<TabsPlan> }) {
  const { plan, host, given, context } = screen;
  const today = host.today();
  const scope = useMemo(() => screenScope({ host, given, context }, today), [host, given, context, today]);
  const ofRecord = recordKey(plan.record, scope);
  const { state, retry, refresh } = useRecord(plan.record, scope, host, ofRecord);
  if (state.status === "failed") {
    return <ScreenMessage title="加载失败" detail={state.message} action={{ label: "重试", run: retry }} />;
  }
  return (
    <div className="tabs" {...nodeMark?.(`screen:${plan.id}`)}>
      {plan.identity && (
        <IdentityBar
          screen={screen}
          identity={plan.identity}
          record={state.status === "ready" ? state.record : null}
          scope={scope}
          kept={KEPT}
        />
      )}
      <ScreenTabs
        // The tabs of another record begin anew.
        key={ofRecord}
        screen={screen}
        items={plan.items}
        scope={scope}
        // The record above is only older when it cannot be loaded again.
        onChanged={() => void refresh().catch(() => undefined)}
      />
    </div>
  );
}
