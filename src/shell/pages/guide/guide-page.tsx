import "./guide.css";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { shellText } from "../../shell-text.ts";
import { bankGuide } from "./bank-guides.ts";
import type { Guide, GuideStep } from "./guide-steps.ts";
import { proGuide } from "./pro-guides.ts";
import { StepDrawing } from "./step-drawing.tsx";

/** In units of the picture. */
const WIDTH = 720;
const HEAD = 120;
const STEP = 176;

/** The guides by the page of their route; each reads its own parameters. */
const GUIDES = {
  "bank-guide": (asked: URLSearchParams): Guide => bankGuide(asked.get("bankType")),
  "pro-guide": (asked: URLSearchParams): Guide => proGuide(asked.get("new") === "1"),
} as const;

export type GuideKind = keyof typeof GUIDES;

/** The steps of something that a client of the firm does elsewhere: one picture as high as the window, for a phone as well. */
export function GuidePage({ kind }: { readonly kind: GuideKind }) {
  const { search } = useLocation();
  const { title, steps } = GUIDES[kind](new URLSearchParams(search));
  useEffect(() => {
    document.title = `${title} - ${shellText("product")}`;
  }, [title]);
  const height = HEAD + steps.length * STEP;
  return (
    <main className="guide" aria-labelledby="guide-title">
      <svg viewBox={`0 0 ${WIDTH} ${height}`} preserveAspectRatio="xMidYMin">
        <rect className="guide-head" width={WIDTH} height={HEAD - 24} />
        <text id="guide-title" className="guide-title" x="40" y="62">
          {title}
        </text>
        {steps.map((step, index) => (
          <Step key={step.title} step={step} number={index + 1} isLast={index === steps.length - 1} />
        ))}
      </svg>
    </main>
  );
}

interface StepProps {
  readonly step: GuideStep;
  readonly number: number;
  readonly isLast: boolean;
}

function Step({ step: { drawing, title, lines }, number, isLast }: StepProps) {
  return (
    <g transform={`translate(0 ${HEAD + (number - 1) * STEP})`}>
      {!isLast && <path className="guide-path" d={`M64 68V${STEP + 12}`} />}
      <circle className="guide-strong" cx="64" cy="40" r="24" />
      <text className="guide-number" x="64" y="49">
        {number}
      </text>
      <text className="guide-step" x="112" y="49">
        {title}
      </text>
      <text className="guide-text">
        {lines.map((line, index) => (
          <tspan key={line} x="112" y={88 + index * 34}>
            {line}
          </tspan>
        ))}
      </text>
      <g transform="translate(520 8)" aria-hidden>
        <StepDrawing drawing={drawing} />
      </g>
    </g>
  );
}
