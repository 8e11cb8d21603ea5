import { openableLink } from "../open-link.ts";
import { isOwnPicture, MARKUP_ATTRIBUTES, MARKUP_TAGS } from "./allowed-markup.ts";
import { escapeAroundEntities, escapeText, readEntities } from "./entities.ts";

/** Elements whose content is no text for people. */
const SILENT =
  "script|style|template|noscript|iframe|object|svg|math|textarea|select|title|xmp|noembed|noframes|plaintext";
const TOKEN = new RegExp(
  [
    "<!--.*?(?:-->|$)",
    `<(?<silent>${SILENT})(?=[\\s/>])[^>]*>.*?(?:</\\k<silent>\\s*>|$)`,
    `<(?<end>/?)(?<name>[a-z][^\\s/<>"']*)(?<attributes>(?:"[^"]*"|'[^']*'|[^<>"'])*)>`,
    "[^<]+",
    "<",
  ].join("|"),
  "gis",
);
const ATTRIBUTE = /([a-z]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/gi;
const VOID: ReadonlySet<string> = new Set(["br", "hr", "img"]);

/**
 * A formatted text rebuilt from its allowed parts, where no browser is at hand to clean it: elements and attributes by
 * name, addresses by their form, everything else as plain text. The result is well-formed.
 */
export function keepAllowedMarkup(markup: string): string {
  const open: string[] = [];
  let kept = "";
  const closeTo = (name: string) => {
    for (let last = open.pop(); last !== undefined; last = open.pop()) {
      kept += `</${last}>`;
      if (last === name) return;
    }
  };
  for (const [token, , ...groups] of markup.matchAll(TOKEN)) {
    const [end, name, attributes = ""] = groups;
    const tag = name?.toLowerCase() ?? "";
    if (MARKUP_TAGS.has(tag)) {
      if (end !== "") {
        if (open.includes(tag)) closeTo(tag);
      } else {
        kept += startOf(tag, readAttributes(attributes));
        if (!VOID.has(tag)) open.push(tag);
      }
    } else if (name === undefined && (token === "<" || !token.startsWith("<"))) {
      kept += escapeAroundEntities(token);
    }
  }
  closeTo("");
  return kept;
}

/** The addresses of the pictures of a text that was kept. */
export function picturesOfKept(markup: string): readonly string[] {
  return [...markup.matchAll(/<img src="([^"]*)"/g)].map(([, address = ""]) => readEntities(address));
}

type Attributes = ReadonlyMap<string, string>;

function readAttributes(text: string): Attributes {
  const attributes = [...text.matchAll(ATTRIBUTE)].map(
    ([, name = "", double, single, bare]): [string, string] => [
      name.toLowerCase(),
      readEntities(double ?? single ?? bare ?? ""),
    ],
  );
  return new Map(attributes.filter(([name]) => MARKUP_ATTRIBUTES.has(name)));
}

function startOf(tag: string, attributes: Attributes): string {
  const text = (name: string) =>
    attributes.has(name) ? writeAttribute(name, attributes.get(name) ?? "") : "";
  const title = text("title");
  if (tag === "a") {
    const link = openableLink(attributes.get("href") ?? "");
    return `<a${link ? writeAttribute("href", link.href) : ""}${title}>`;
  }
  if (tag === "img") {
    const address = attributes.get("src") ?? "";
    const alt = attributes.get("alt") ?? "";
    if (isOwnPicture(address)) return `<img${writeAttribute("src", address)}${text("alt")}${title}>`;
    return escapeText(`［图片${alt === "" ? "" : `：${alt}`}］`);
  }
  if (tag === "td" || tag === "th")
    return `<${tag}${spanOf(attributes, "colspan")}${spanOf(attributes, "rowspan")}>`;
  return `<${tag}${title}>`;
}

function spanOf(attributes: Attributes, name: string): string {
  const value = attributes.get(name) ?? "";
  return /^[1-9]\d?$/.test(value) ? writeAttribute(name, value) : "";
}

function writeAttribute(name: string, value: string): string {
  return ` ${name}="${escapeText(value)}"`;
}
