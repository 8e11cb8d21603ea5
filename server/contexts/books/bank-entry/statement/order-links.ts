import type { ChainLink } from "./statement-line.ts";
import { countBreaks } from "./check-chain.ts";

export interface OrderedLinks<Link extends ChainLink> {
  /** From the earliest to the latest. */
  readonly links: readonly Link[];
  /** The file has the latest first, as a whole or within a day. */
  readonly isTurned: boolean;
  /** The first line whose day stands against the direction of the lines before it. */
  readonly misplaced: Link | undefined;
}

/**
 * The lines of a statement in the order in which they happened. Their days say whether the file begins with the
 * earliest or the latest; within a day the balances, and where there are none the times.
 */
export function orderLinks<Link extends ChainLink>(file: readonly Link[]): OrderedLinks<Link> {
  const isDescending = (file.at(0)?.day ?? "") > (file.at(-1)?.day ?? "");
  const misplaced = file.find(({ day }, place) => {
    const above = file[place - 1]?.day ?? day;
    return isDescending ? day > above : day < above;
  });
  const days = groupByDay(isDescending ? file.toReversed() : file);
  const ordered = days.map(orderWithinDay);
  return {
    links: ordered.flat(),
    isTurned: isDescending || days.some((day, place) => day.length > 1 && day[0] === ordered[place]?.at(-1)),
    misplaced,
  };
}

function groupByDay<Link extends ChainLink>(links: readonly Link[]): Link[][] {
  const groups: Link[][] = [];
  for (const link of links) {
    const last = groups.at(-1);
    if (last?.[0]?.day === link.day) last.push(link);
    else groups.push([link]);
  }
  return groups;
}

function orderWithinDay<Link extends ChainLink>(links: readonly Link[]): readonly Link[] {
  const turned = links.toReversed();
  const difference = countBreaks(links) - countBreaks(turned);
  if (difference !== 0) return difference > 0 ? turned : links;
  const isProven = links.filter(({ statedFen }) => statedFen !== null).length > 1;
  return isProven ? links : orderByTime(links);
}

/** By their times where all of them have one, and lines of one time as they stand; else as they are. */
export function orderByTime<Timed extends { readonly time: string | null }>(
  links: readonly Timed[],
): readonly Timed[] {
  if (links.some(({ time }) => time === null)) return links;
  return links.toSorted((a, b) => (a.time ?? "").localeCompare(b.time ?? ""));
}
