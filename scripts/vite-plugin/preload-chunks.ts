import type { HtmlTagDescriptor, Plugin, Rolldown } from "vite";

/** The browser fetches and compiles these chunks, and fetches their styles, beside the code that imports them. */
export function preloadChunks(names: readonly string[]): Plugin {
  let base = "/";
  return {
    name: "chunks:preload",
    apply: "build",
    configResolved(config) {
      ({ base } = config);
    },
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle = {} }) => preloadTags(names, base, bundle),
    },
  };
}

/** The tags for chunks of a bundle whose files stand below `base`. */
function preloadTags(
  names: readonly string[],
  base: string,
  bundle: Rolldown.OutputBundle,
): HtmlTagDescriptor[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk" && names.includes(file.name));
  return (chunks as Rolldown.OutputChunk[]).flatMap(({ fileName, viteMetadata }) => [
    tag({ rel: "modulepreload", href: base + fileName }),
    ...Array.from(viteMetadata?.importedCss ?? [], (style) =>
      tag({ rel: "preload", as: "style", href: base + style }),
    ),
  ]);
}

function tag(attributes: { readonly [name: string]: string }): HtmlTagDescriptor {
  return { tag: "link", attrs: { ...attributes, crossorigin: true }, injectTo: "head" };
}
