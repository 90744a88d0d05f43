import { toHash } from '../base/random';
import { palettes, pickEntry } from './palettes';

const readChannels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** A colour between two, all as `#rrggbb`; a share of 1 is the second. */
function mix(one: string, other: string, share: number): string {
  const others = readChannels(other);
  const mixed = readChannels(one).map((channel, at) =>
    Math.round(channel + ((others[at] ?? 0) - channel) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Colours of a title's page from bright to dark, as `frame.css` names them: its picture's own, so dark that words can be read. */
export function getPageColours(nodeId: string) {
  const { glow, ground, deep } = pickEntry(palettes, toHash(nodeId));
  return { glow, sky: mix(ground, deep, 0.45), ground: deep, depth: mix(deep, '#000000', 0.45) };
}
