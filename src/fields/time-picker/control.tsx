import type { ControlProps } from "../field-view.ts";
import { FormilyControl } from "../formily/formily-control.tsx";

export function TimePickerControl(props: ControlProps) {
  return <FormilyControl {...props} component="TimePicker" settings={{ placeholder: "请选择" }} />;
}
