import type { ReactNode } from "react";
import type { Drawing } from "./guide-steps.ts";

/** The drawing of a step, in a box of 200 by 130 units. */
export function StepDrawing({ drawing }: { readonly drawing: Drawing }): ReactNode {
  return DRAWINGS[drawing];
}

const DRAWINGS: { readonly [drawing in Drawing]: ReactNode } = {
  code: (
    <>
      <path
        className="guide-paper"
        d="M30 16h140a10 10 0 0 1 10 10v62a10 10 0 0 1-10 10H92l-22 20V98H30a10 10 0 0 1-10-10V26a10 10 0 0 1 10-10z"
      />
      {[0, 1, 2, 3, 4, 5].map((place) => (
        <rect key={place} className="guide-tint" x={36 + place * 22} y="42" width="17" height="28" rx="3" />
      ))}
      <path className="guide-line" d="M40 84h76" />
    </>
  ),
  key: (
    <>
      <Screen />
      <rect className="guide-tint" x="66" y="44" width="68" height="14" rx="3" />
      <rect className="guide-tint" x="66" y="64" width="68" height="14" rx="3" />
      <rect className="guide-strong" x="150" y="82" width="40" height="20" rx="5" />
      <rect className="guide-paper" x="136" y="87" width="14" height="10" />
    </>
  ),
  scan: (
    <>
      <rect className="guide-paper" x="66" y="6" width="68" height="118" rx="10" />
      <path className="guide-strong-line" d="M80 46V34h12M108 34h12v12M120 74v12h-12M92 86H80V74" />
      <rect className="guide-tint" x="89" y="43" width="22" height="34" rx="2" />
      <path className="guide-line" d="M92 110h16" />
    </>
  ),
  papers: (
    <>
      <rect className="guide-paper" x="56" y="26" width="72" height="92" rx="4" />
      <rect className="guide-paper" x="74" y="12" width="72" height="92" rx="4" />
      <path className="guide-line" d="M88 34h44M88 48h44M88 62h28" />
      <circle className="guide-strong" cx="126" cy="84" r="12" />
    </>
  ),
  contract: (
    <>
      <rect className="guide-paper" x="50" y="8" width="86" height="114" rx="4" />
      <path className="guide-line" d="M64 28h58M64 42h58M64 56h58M64 70h34" />
      <path className="guide-strong-line" d="M66 100c10-16 16 10 26-4s10 4 20-2" />
      <path className="guide-strong-line" d="M128 92l28-34 10 8-28 34-14 6z" />
    </>
  ),
  menu: (
    <>
      <Screen />
      <rect className="guide-tint" x="30" y="30" width="44" height="66" />
      <path className="guide-line" d="M38 42h28M38 86h28" />
      <rect className="guide-strong" x="34" y="54" width="36" height="18" rx="3" />
      <path className="guide-line" d="M88 46h70M88 62h70M88 78h46" />
    </>
  ),
  check: (
    <>
      <rect className="guide-paper" x="30" y="12" width="140" height="106" rx="6" />
      <rect className="guide-tint" x="44" y="24" width="112" height="20" rx="3" />
      <path className="guide-strong-line" d="M46 61l6 6 10-12M46 83l6 6 10-12M46 105l6 6 10-12" />
      <path className="guide-line" d="M74 62h80M74 84h80M74 106h50" />
    </>
  ),
  done: (
    <>
      <circle className="guide-strong" cx="100" cy="65" r="46" />
      <path className="guide-tick" d="M78 66l16 16 30-34" />
    </>
  ),
};

function Screen() {
  return (
    <>
      <rect className="guide-paper" x="24" y="8" width="152" height="94" rx="6" />
      <path className="guide-line" d="M24 26h152M100 102v14M72 118h56" />
    </>
  );
}
