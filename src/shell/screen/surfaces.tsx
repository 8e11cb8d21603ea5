import type { ComponentType } from "react";
import { createDeferred, useDeferred } from "../../fields/deferred.ts";
import type { SurfaceProps, Surfaces } from "../../renderer/host.ts";
import { ScreenMessage } from "../../renderer/screen-message.tsx";
import { ChatSurface } from "../chat-entry/chat-surface.tsx";
import { OrderTalkSurface } from "../chat-entry/order-talk-surface.tsx";
import { DayCard } from "../home/day-card.tsx";
import { WaysCard } from "../home/ways-card.tsx";

/** The hand-written surfaces that a screen may name. */
export const surfaces: Surfaces = {
  chat: ChatSurface,
  companyPeriod: deferredSurface(async () => (await import("../../drawer/company-period.tsx")).CompanyPeriod),
  taxSheet: deferredSurface(async () => (await import("../../drawer/share/share-image.tsx")).ShareImage),
  home: DayCard,
  orderTalk: OrderTalkSurface,
  ways: WaysCard,
};

/** Apart, because few look at it first. */
function deferredSurface(load: () => Promise<ComponentType<SurfaceProps>>): ComponentType<SurfaceProps> {
  const surface = createDeferred(load);
  return function DeferredSurface(props: SurfaceProps) {
    const deferred = useDeferred(surface);
    if (deferred.status === "loading") return null;
    if (deferred.status === "failed") {
      return (
        <ScreenMessage
          title="页面没有加载成功"
          detail="请检查网络后重试。"
          action={{ label: "重试", run: surface.load }}
        />
      );
    }
    return <deferred.part {...props} />;
  };
}
