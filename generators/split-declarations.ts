/** A type that stands at the top of a file, with the comment above it. */
export interface Declaration {
  readonly name: string;
  readonly text: string;
}

/** The declarations of generated types, in their order; what stands above the first is left out. */
export function splitDeclarations(text: string): Declaration[] {
  return text.split(/^(?=\/\*\*$)|^(?<!^\*\/\n)(?=export )/m).flatMap((part) => {
    const name = /^export (?:interface|type) (\w+)/m.exec(part)?.[1];
    return name === undefined ? [] : [{ name, text: part.trimEnd() }];
  });
}
