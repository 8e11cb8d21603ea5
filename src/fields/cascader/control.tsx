import type { ControlProps } from "../field-view.ts";
import { SourceControl } from "../formily/source-control.tsx";

const SETTINGS = { placeholder: "请选择", showSearch: true };

export function CascaderControl(props: ControlProps) {
  return <SourceControl {...props} component="Cascader" settings={SETTINGS} />;
}
