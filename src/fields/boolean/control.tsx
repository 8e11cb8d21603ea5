import type { ControlProps } from "../field-view.ts";
import { SelectControl } from "../select-control.tsx";

const CHOICES = [
  { value: "yes", label: "是" },
  { value: "no", label: "否" },
];

/** A select rather than a switch: as a filter it has to know "not asked" too. */
export function BooleanControl(props: ControlProps) {
  const value = typeof props.value === "boolean" ? (props.value ? "yes" : "no") : undefined;
  const change = (next: unknown) => props.onChange(next === undefined ? undefined : next === "yes");
  return <SelectControl {...props} value={value} onChange={change} choices={CHOICES} multiple={false} />;
}
