/** The drawing that a step stands beside. */
export type Drawing = "code" | "key" | "scan" | "papers" | "contract" | "menu" | "check" | "done";

export interface GuideStep {
  readonly drawing: Drawing;
  readonly title: string;
  /** Lines short enough for the picture. */
  readonly lines: readonly string[];
}

export interface Guide {
  readonly title: string;
  readonly steps: readonly GuideStep[];
}
