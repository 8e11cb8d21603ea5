import "./section-text.css";
import { useMemo } from "react";
import { compileWords } from "../../expression/template.ts";
import type { TextPlan } from "../../schema/plan/plans/screen-plan.ts";
import type { Scope, Screen } from "../host.ts";
import { mayFollow } from "../action/may-follow.ts";
import type { SectionActions } from "./use-section-actions.ts";

interface SectionTextProps {
  readonly screen: Screen;
  /** The place that its link runs at. */
  readonly sectionId: string;
  readonly text: TextPlan;
  readonly scope: Scope;
  readonly actions: SectionActions;
}

/** A paragraph of words, with a way on behind it. */
export function SectionText({ screen, sectionId, text, scope, actions }: SectionTextProps) {
  const { tone, link } = text;
  const readWords = useMemo(() => compileWords(text.words), [text]);
  const readLabel = useMemo(() => compileWords(link?.action.label ?? ""), [link]);
  return (
    <p className={tone === undefined ? "section-text" : `section-text section-text-${tone}`}>
      {readWords(scope)}
      {link && mayFollow(screen.host, link) && (
        <button
          type="button"
          className="section-text-link"
          onClick={() => actions.runner.start(link.action, `section:${sectionId}`, scope, actions.reload)}
        >
          {readLabel(scope)}
        </button>
      )}
    </p>
  );
}
