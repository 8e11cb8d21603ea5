import type { Contracts, VerbContract } from "../../src/schema/contracts.ts";
import type { Project } from "../../src/schema/project/project.ts";
import { type Definition, type EditorSchema, inside, offer, refer } from "./editor-schema.ts";
import { byOperation } from "./by-operation.ts";
import { namesReferredTo, optionsForEditor } from "./option-schema.ts";
import { operationsOf } from "./project-names.ts";

/** Keys of the language that stand in a verb's place. */
const CONTROL_FLOW = ["if", "stop"];
const CHOOSY = new Set(["job", "download", "upload"]);

/** Each verb with its arguments, and `step`: a step without a verb is offered all verbs, any other the arguments of its own. */
export function steps({ verbs, handlers = [] }: Contracts, project: Project): Definition[] {
  const named = [...verbs.map(({ verb }) => verb), ...CONTROL_FLOW];
  const step = {
    if: { anyOf: named.map((verb) => ({ required: [verb] })) },
    then: {
      allOf: verbs.map(({ verb }) => ({ if: { required: [verb] }, then: refer(`verb:${verb}`) })),
    },
    else: {
      properties: Object.fromEntries(verbs.map((verb) => [verb.verb, argumentsOf(verb)[verb.verb] ?? {}])),
    },
  };
  return [
    ["handler", offer(handlers.map((value) => ({ value, title: "", about: "" })))],
    ...verbs.map((verb): Definition => [
      `verb:${verb.verb}`,
      { properties: argumentsOf(verb), ...parametersOf(verb, project) },
    ]),
    ["step", step],
  ];
}

function argumentsOf({
  verb,
  args,
  refers = {},
  steps: lists = [],
}: VerbContract): Record<string, EditorSchema> {
  const { properties } = optionsForEditor(args) as { properties: Record<string, EditorSchema> };
  const named = Object.entries(refers).map(([key, what]) => [
    key,
    { ...properties[key], ...(CHOOSY.has(verb) ? refer(`operation:${verb}`) : namesReferredTo(what)) },
  ]);
  // The grammar describes steps.
  const scalars = Object.entries(properties).filter(([key]) => !lists.includes(key));
  return { ...Object.fromEntries(scalars), ...Object.fromEntries(named) };
}

function parametersOf({ refers = {}, verb }: VerbContract, project: Project): EditorSchema {
  const key = Object.keys(refers).find((name) => refers[name] === "operation");
  if (key === undefined) return {};
  return byOperation([key], operationsOf(verb, project), ({ id }) =>
    inside({ params: refer(`params:${id}`) }),
  );
}
