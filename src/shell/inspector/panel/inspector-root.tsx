import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import type { Inspector } from "../inspector.ts";
import type { FoundNode } from "./find-element.ts";
import { Panel } from "./panel.tsx";
import { usePanelSettings } from "./panel-settings.ts";
import { PickOverlay } from "./pick-overlay.tsx";
import { RoleBar } from "./role-bar.tsx";
import "./inspector.css";

/** The development panel with its button and shortcuts, over whatever the application shows. */
export function InspectorRoot({ inspector }: { readonly inspector: Inspector }) {
  const [settings, change] = usePanelSettings();
  const [isPicking, setPicking] = useState(false);
  const [picked, setPicked] = useState<FoundNode | null>(null);
  const viewed = useSyncExternalStore(inspector.roles.subscribe, inspector.roles.viewed);
  const { isOpen, dock } = settings;

  useEffect(() => {
    const page = document.documentElement.dataset;
    if (isOpen) page.inspector = dock;
    else delete page.inspector;
    if (viewed) page.inspectorRole = "";
    else delete page.inspectorRole;
  }, [isOpen, dock, viewed]);

  const pick = useCallback(() => {
    change({ isOpen: true, tab: "elements" });
    setPicking((now) => !now);
  }, [change]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!event.altKey || !event.shiftKey) return;
      if (event.code === "KeyD") change({ isOpen: !isOpen });
      else if (event.code === "KeyE") pick();
      else return;
      event.preventDefault();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [change, isOpen, pick]);
  const leavePicking = useCallback(() => setPicking(false), []);

  return (
    <>
      {viewed && <RoleBar role={viewed} roles={inspector.roles} />}
      {isOpen ? (
        <Panel
          inspector={inspector}
          settings={settings}
          viewed={viewed}
          picked={picked}
          isPicking={isPicking}
          onPick={pick}
          onChange={change}
        />
      ) : (
        <button
          type="button"
          className="inspector inspector-opener"
          title="开发面板（Alt+Shift+D）"
          onClick={() => change({ isOpen: true })}
        >
          开发面板
        </button>
      )}
      {isPicking && (
        <PickOverlay
          onLeave={leavePicking}
          onPick={(node) => {
            setPicked(node);
            setPicking(false);
          }}
        />
      )}
    </>
  );
}
