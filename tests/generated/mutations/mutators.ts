import { actionMutators } from "./action-mutators.ts";
import { columnMutators } from "./column-mutators.ts";
import { formMutators } from "./form-mutators.ts";
import type { Mutator } from "./mutator.ts";
import { questionMutators } from "./question-mutators.ts";
import { recordMutators } from "./record-mutators.ts";
import { stepMutators } from "./step-mutators.ts";
import { viewMutators } from "./view-mutators.ts";

/** Every sort of mistake that the finders have to notice. */
export const mutators: readonly Mutator[] = [
  ...columnMutators,
  ...questionMutators,
  ...formMutators,
  ...actionMutators,
  ...recordMutators,
  ...stepMutators,
  ...viewMutators,
];
