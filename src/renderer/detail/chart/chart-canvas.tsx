import { useEffect, useRef } from "react";
import { ChoicesNotice } from "../../../fields/choices/choices-notice.tsx";
import { createDeferred, useDeferred } from "../../../fields/deferred.ts";
import type { Drawing } from "./read-drawing.ts";

/** Apart, because the library is larger than the rest of a page. */
const drawingPart = createDeferred(async () => (await import("./draw-chart.ts")).drawChart);

/** A drawing as wide as its place, hidden from screen readers: they read the table beside it. */
export function ChartCanvas({ drawing }: { readonly drawing: Drawing }) {
  const loaded = useDeferred(drawingPart);
  const frame = useRef<HTMLDivElement>(null);
  const draw = loaded.status === "ready" ? loaded.part : undefined;
  useEffect(() => {
    const element = frame.current;
    if (!element || !draw) return;
    let chart: ReturnType<typeof draw> | undefined;
    const observer = new ResizeObserver(() => {
      // Without a width there is nothing to draw in: the page is behind another.
      if (element.clientWidth === 0) return;
      if (chart) chart.resize();
      else chart = draw(element, drawing);
    });
    observer.observe(element);
    // The colours of the page have changed: a drawing has its own copy of them.
    const look = new MutationObserver(() => {
      chart?.dispose();
      chart = element.clientWidth === 0 ? undefined : draw(element, drawing);
    });
    look.observe(document.documentElement, { attributeFilter: ["data-look"] });
    return () => {
      look.disconnect();
      observer.disconnect();
      chart?.dispose();
    };
  }, [draw, drawing]);
  if (loaded.status !== "ready") {
    return (
      <div className="chart-canvas chart-waiting">
        <ChoicesNotice what="图表" status={loaded.status} onRetry={drawingPart.load} />
      </div>
    );
  }
  return <div className="chart-canvas" ref={frame} aria-hidden />;
}
