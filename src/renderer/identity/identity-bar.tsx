import "./identity-bar.css";
import { useContext, useEffect, useMemo } from "react";
import { createPortal } from "react-dom";
import type { Row } from "../../fields/field-view.ts";
import type { IdentityPlan } from "../../schema/plan/plans/screen-plan.ts";
import { compileCondition } from "../detail/compile-condition.ts";
import { DialogHead } from "../dialog/dialog-head.ts";
import { compileFieldCell } from "../field-cell.tsx";
import { compileHeading } from "../heading-words.ts";
import { nodeMark } from "../probe.ts";
import type { Scope, Screen } from "../host.ts";
import { TrailButtons } from "../trail/trail-buttons.tsx";

interface IdentityBarProps {
  readonly screen: Screen;
  readonly identity: IdentityPlan;
  /** Null while it is on its way. */
  readonly record: Row | null;
  readonly scope: Scope;
  /** The parameters of the address that the next record's takes over. */
  readonly kept?: readonly string[];
}

const NONE: readonly string[] = [];

/** Kinds whose values say themselves what they are, by words in colour. */
const SPEAKING: ReadonlySet<string> = new Set(["enum", "state", "tags"]);

/** Says whose page this is, on the page and on its tab, and leads to the neighbours in the list. */
export function IdentityBar({ screen, identity, record, scope, kept = NONE }: IdentityBarProps) {
  const { host, environment, place } = screen;
  const compiled = useMemo(
    () => ({
      title: compileHeading(identity.title),
      tab: compileHeading(identity.tab),
      fields: identity.fields.map((field) => ({
        field,
        isVisible: compileCondition(field.visible),
        cell: compileFieldCell(field, host.fields[field.kind], environment),
      })),
    }),
    [identity, host.fields, environment],
  );
  const seen = useMemo(() => ({ ...scope, record }), [scope, record]);
  const title = record && compiled.title(seen);
  const tab = record && compiled.tab(seen);
  const { setTitle } = place;
  useEffect(() => {
    if (tab) setTitle?.(tab);
  }, [tab, setTitle]);
  const head = useContext(DialogHead);
  const bar = (
    <section className="identity" aria-label={title ?? "正在加载"}>
      {record ? (
        <>
          <h2 className="identity-title">{title}</h2>
          <dl className="identity-fields">
            {compiled.fields
              .filter(({ isVisible }) => isVisible(seen))
              .map(({ field, cell }) => (
                <div key={field.id} className="identity-field" {...nodeMark?.(`field:${field.id}`)}>
                  <dt className={SPEAKING.has(field.kind) ? "identity-unseen" : undefined}>{field.title}</dt>
                  <dd>{cell(record)}</dd>
                </div>
              ))}
          </dl>
        </>
      ) : (
        <span className="identity-waiting" />
      )}
      <TrailButtons screen={screen} scope={scope} measureWord={identity.measureWord} kept={kept} />
    </section>
  );
  return head ? createPortal(bar, head) : bar;
}
