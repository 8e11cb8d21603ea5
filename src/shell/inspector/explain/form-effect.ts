import type { NodeState } from "./explanation.ts";

/** The effect of a switch (`x-read-only`) or of a state that a linkage sets (`readOnly`) on a field. */
export function formEffect(name: string, value: unknown): NodeState {
  switch (name.replace(/^x-/u, "").replaceAll("-", "").toLowerCase()) {
    case "visible":
      return value === false ? "hidden" : "shown";
    case "hidden":
      return value === true ? "hidden" : "shown";
    case "display":
      return value === "none" || value === "hidden" ? "hidden" : "shown";
    case "disabled":
      return value === true ? "disabled" : "shown";
    case "readonly":
      return value === true ? "readOnly" : "shown";
    case "editable":
      return value === false ? "readOnly" : "shown";
    case "pattern":
      return value === "disabled"
        ? "disabled"
        : value === "readOnly" || value === "readPretty"
          ? "readOnly"
          : "shown";
    default:
      return "shown";
  }
}

const STRENGTH: readonly NodeState[] = ["hidden", "disabled", "readOnly"];

/** The strongest of several effects. */
export function strongest(effects: readonly NodeState[]): NodeState {
  return STRENGTH.find((effect) => effects.includes(effect)) ?? "shown";
}
