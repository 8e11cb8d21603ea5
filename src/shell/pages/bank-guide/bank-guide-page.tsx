import "./bank-guide.css";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { shellText } from "../../shell-text.ts";
import { guideFor, type GuideStep } from "./guides.ts";
import { StepDrawing } from "./step-drawing.tsx";

/** In units of the picture. */
const WIDTH = 720;
const HEAD = 120;
const STEP = 176;

/** The steps by which a client of the firm grants access to its bank account: one picture as high as the window, for a phone as well. */
export function BankGuidePage() {
  const { search } = useLocation();
  const { title, steps } = guideFor(new URLSearchParams(search).get("bankType"));
  useEffect(() => {
    document.title = `${title} - ${shellText("product")}`;
  }, [title]);
  const height = HEAD + steps.length * STEP;
  return (
    <main className="bank-guide" aria-labelledby="bank-guide-title">
      <svg viewBox={`0 0 ${WIDTH} ${height}`} preserveAspectRatio="xMidYMin">
        <rect className="guide-head" width={WIDTH} height={HEAD - 24} />
        <text id="bank-guide-title" className="guide-title" x="40" y="62">
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
