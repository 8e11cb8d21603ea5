import "./detail.css";
import { useMemo } from "react";
import type { Row } from "../../fields/field-view.ts";
import type { PagePlan } from "../../schema/plan/plans/screen-plan.ts";
import { useActionRunner } from "../action/use-action-runner.ts";
import { useDialogs } from "../dialog/use-dialogs.tsx";
import { FootSlot, useFoot } from "../foot/foot-slot.tsx";
import { IdentityBar } from "../identity/identity-bar.tsx";
import { usePageForms } from "../nested/use-page-forms.ts";
import { nodeMark } from "../probe.ts";
import { useQuestions } from "../questions/use-questions.ts";
import { RecordFrame } from "../record/record-frame.tsx";
import { recordKey } from "../record/record-key.ts";
import { useRecord } from "../record/use-record.ts";
import { ScreenMessage } from "../screen-message.tsx";
import { TAB } from "../tabs/screen-tabs.tsx";
import { screenScope } from "../screen.ts";
import type { Scope, Screen } from "../host.ts";
import { DetailActions } from "./detail-actions.tsx";
import { DetailSections } from "./detail-sections.tsx";
import { usePageReload } from "./use-page-reload.ts";

/** A page: the sections of its record and of the answers to its questions, and what can be done with it. Another record in the address is another page. */
export function DetailView({ screen }: { readonly screen: Screen<PagePlan> }) {
  const { plan, host, given, context } = screen;
  const today = host.today();
  const scope = useMemo(() => screenScope({ host, given, context }, today), [host, given, context, today]);
  return <DetailPage key={recordKey(plan.record, scope)} screen={screen} scope={scope} />;
}

/** The neighbour in the list opens at the same tab. */
const KEPT = [TAB];

const NO_RECORD: Row = {};

interface DetailPageProps {
  readonly screen: Screen<PagePlan>;
  readonly scope: Scope;
}

function DetailPage({ screen, scope }: DetailPageProps) {
  const { plan, host, place } = screen;
  const loaded = useRecord(plan.record, scope, host);
  const questions = useQuestions(plan.data, scope, host);
  const { forms, inside: screenInside } = usePageForms(screen, place.addForms);
  const inside = useMemo(() => ({ ...scope, data: questions.data }), [scope, questions.data]);
  const dialogs = useDialogs(screen);
  const runner = useActionRunner(screen, dialogs.open, forms);
  const { round, siblings, refreshAll, reload } = usePageReload(screen, loaded, questions);
  const actionsAt = plan.actions.length > 0 ? (plan.actionsAt ?? "head") : undefined;
  const foot = useFoot();
  const actionsOf = (withRecord: Scope) => (
    <div className={`detail-actions detail-actions-${actionsAt}`}>
      <DetailActions {...{ screen, actions: plan.actions, scope: withRecord, runner, reload }} />
    </div>
  );
  return (
    <section
      className="detail-page"
      aria-label={plan.title}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- where nothing in it takes the focus, it could not be scrolled
      tabIndex={0}
      {...nodeMark?.(`screen:${plan.id}`)}
    >
      <RecordFrame
        loaded={loaded}
        scope={inside}
        rows={8}
        {...(plan.record && { whenMissing: <ScreenMessage title="暂无数据" /> })}
      >
        {(record, withRecord) => (
          <>
            {(plan.identity || actionsAt === "head") && (
              <div className="detail-head">
                {plan.identity && (
                  <IdentityBar
                    screen={screen}
                    identity={plan.identity}
                    record={record}
                    scope={scope}
                    kept={KEPT}
                  />
                )}
                {actionsAt === "head" && actionsOf(withRecord)}
              </div>
            )}
            <FootSlot value={foot.slot}>
              <DetailSections
                screen={screenInside}
                sections={plan.sections}
                scope={withRecord}
                record={record ?? NO_RECORD}
                questions={questions}
                round={round}
                siblings={siblings}
                onChanged={() => {
                  screen.place.onChanged?.();
                  refreshAll();
                }}
                actions={{ runner, reload }}
              />
            </FootSlot>
            <div className="detail-foot">
              {foot.element}
              {actionsAt === "foot" && actionsOf(withRecord)}
            </div>
          </>
        )}
      </RecordFrame>
      {dialogs.element}
    </section>
  );
}
