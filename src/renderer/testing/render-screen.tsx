// The screen loads it lazily; here it shall be at hand before a test waits for rows.
import "../list/list-view.tsx";
import { act, configure, render } from "@testing-library/react";
import { App, ConfigProvider } from "antd";
import { Activity, useState } from "react";
import { afterAll, beforeAll, vi } from "vitest";
import type { ScreenPlan } from "../../schema/plan/plans/screen-plan.ts";
import type { RendererHost, ScreenPlace, Surfaces } from "../host.ts";
import { ScreenView } from "../screen-view.tsx";

export interface ShownScreen {
  readonly search: () => string;
  /** The confirmations that closing the tab would show. */
  readonly closingQuestions: () => readonly string[];
  readonly visit: (search: string) => void;
  /** Puts the page behind another tab, or back to the front. */
  readonly show: (isInFront: boolean) => void;
}

/** Shows a screen in an application whose address is a variable. */
export function renderScreen(
  plan: ScreenPlan,
  host: RendererHost,
  {
    search = "",
    surfaces = {},
    ...more
  }: { search?: string; surfaces?: Surfaces } & Pick<
    ScreenPlace,
    | "close"
    | "setTitle"
    | "trail"
    | "follow"
    | "onChanged"
    | "parent"
    | "given"
    | "context"
    | "ticks"
    | "holdOpen"
  > = {},
): ShownScreen {
  let current = search;
  let visit: (search: string) => void = () => undefined;
  let show: (isInFront: boolean) => void = () => undefined;
  const guards = new Set<() => string | null>();
  const guardClosing = (question: () => string | null) => {
    guards.add(question);
    return () => void guards.delete(question);
  };
  function Page() {
    const [address, setAddress] = useState(search);
    const [isInFront, setInFront] = useState(true);
    current = address;
    visit = setAddress;
    show = setInFront;
    return (
      <Activity mode={isInFront ? "visible" : "hidden"}>
        <ScreenView
          plan={plan}
          host={host}
          surfaces={surfaces}
          place={{ search: address, replaceSearch: setAddress, guardClosing, ...more }}
        />
      </Activity>
    );
  }
  render(
    <ConfigProvider
      theme={{ token: { motion: false } }}
      wave={{ disabled: true }}
      button={{ autoInsertSpace: false }}
    >
      <App>
        <Page />
      </App>
    </ConfigProvider>,
  );
  return {
    search: () => current,
    closingQuestions: () => [...guards].map((question) => question()).filter((text) => text !== null),
    visit: (next) => act(() => visit(next)),
    show: (isInFront) => act(() => show(isInFront)),
  };
}

/** Parts of a browser that antd needs and jsdom does not have, until the tests of the file have run. */
export function setUpBrowser(): void {
  beforeAll(() => {
    vi.stubGlobal("matchMedia", (media: string) => ({
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      dispatchEvent: () => false,
    }));
    vi.stubGlobal(
      "ResizeObserver",
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
    if (!("scrollIntoView" in Element.prototype))
      Object.assign(Element.prototype, { scrollIntoView: () => undefined });
    window.PointerEvent ??= class extends MouseEvent {} as typeof PointerEvent;
    // jsdom takes seconds to apply antd's style sheets; what is hidden by them is tried in a real browser.
    vi.stubGlobal("getComputedStyle", (element: HTMLElement) => element.style);
    configure({ defaultHidden: true });
  });
  afterAll(() => {
    vi.unstubAllGlobals();
    configure({ defaultHidden: false });
  });
}
