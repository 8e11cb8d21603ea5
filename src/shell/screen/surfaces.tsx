import { createDeferred, useDeferred } from "../../fields/deferred.ts";
import type { SurfaceProps, Surfaces } from "../../renderer/host.ts";
import { ScreenMessage } from "../../renderer/screen-message.tsx";
import { DayCard } from "../home/day-card.tsx";
import { WaysCard } from "../home/ways-card.tsx";

const companyPeriod = createDeferred(
  async () => (await import("../../drawer/company-period.tsx")).CompanyPeriod,
);

/** The hand-written surfaces that a screen may name. */
export const surfaces: Surfaces = { companyPeriod: CompanyPeriodPart, home: DayCard, ways: WaysCard };

/** Apart, because few look at it first. */
function CompanyPeriodPart(props: SurfaceProps) {
  const deferred = useDeferred(companyPeriod);
  if (deferred.status === "loading") return null;
  if (deferred.status === "failed") {
    return (
      <ScreenMessage
        title="页面没有加载成功"
        detail="请检查网络后重试。"
        action={{ label: "重试", run: companyPeriod.load }}
      />
    );
  }
  return <deferred.part {...props} />;
}
