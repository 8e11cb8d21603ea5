import { useEffect, useMemo, useRef } from "react";
import type { ShownScreenPlan } from "../../schema/plan/plans/screen-plan.ts";
import type { Scope, Screen, ScreenPlace } from "../host.ts";
import { EmbeddedScreen } from "../nested/embedded-screen.tsx";
import { readNested, writeNested } from "../nested/nested-search.ts";

interface SectionScreenProps {
  readonly screen: Screen;
  readonly sectionId: string;
  readonly shown: ShownScreenPlan;
  readonly scope: Scope;
  /** Changes outside this section, counted. */
  readonly changesAround: number;
  /** Called when something inside has been changed. */
  readonly onChanged: () => void;
}

/** A screen as the body of a section. Its own parameters stand in the page's address behind the section's id. */
export function SectionScreen({
  screen,
  sectionId,
  shown,
  scope,
  changesAround,
  onChanged,
}: SectionScreenProps) {
  const { host, place, context } = screen;
  const changed = useRef(onChanged);
  useEffect(() => {
    changed.current = onChanged;
  });
  const inside = useMemo<Omit<ScreenPlace, "given">>(
    () => ({
      context,
      search: readNested(place.search, sectionId),
      replaceSearch: (next) => place.replaceSearch(writeNested(place.search, sectionId, next)),
      guardClosing: place.guardClosing,
      ...(place.addForms && { addForms: place.addForms }),
      ...(place.close && { close: place.close }),
      changesAround,
      onChanged: () => changed.current(),
    }),
    [place, context, sectionId, changesAround],
  );
  return (
    <div className="detail-screen">
      <EmbeddedScreen host={host} shown={shown} scope={scope} place={inside} />
    </div>
  );
}
