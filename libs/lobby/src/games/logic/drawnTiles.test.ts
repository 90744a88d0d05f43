import { describe, expect, it } from 'vitest';
import { getGroups, tilesNext, tilesNow, visibleTiles } from './drawnTiles';
import type { Run } from './drawnTiles';

const pitch = 170;
const tiles = 5000;
const seenFrom = (top: number) => ({ tiles, columns: 3, pitch, top, height: 844 });
const length = ({ first, end }: Run) => end - first;
const covers = (drawn: Run, seen: Run) => drawn.first <= seen.first && drawn.end >= seen.end;

describe('tiles of a grid', () => {
  it('are visible from a row above the screen to a row below it, within the list', () => {
    expect(visibleTiles(seenFrom(-300))).toEqual({ first: 0, end: 15 });
    expect(visibleTiles(seenFrom(1700))).toEqual({ first: 27, end: 48 });
    expect(visibleTiles(seenFrom(1667 * pitch))).toEqual({ first: 4998, end: 5000 });
  });

  it.each([
    ['slowly', 27],
    ['in a hard fling', 1000],
    ['in leaps over many screens', 20_000],
  ])('are drawn in the frame that shows them when the finger goes %s', (_how, step) => {
    let drawn: Run = { first: 0, end: 26 };
    for (let frame = 0; frame < 500; frame += 1) {
      const sight = seenFrom(Math.min(frame * step, 1667 * pitch - 844));
      drawn = tilesNow(drawn, sight);
      expect(covers(drawn, visibleTiles(sight))).toBe(true);
      expect(length(drawn)).toBeLessThanOrEqual(48);
    }
  });

  it('come one a frame before they are seen, first ahead, at most a quarter of a screen', () => {
    const sight = seenFrom(20 * pitch);
    const seen = visibleTiles(sight);
    const drawn = tilesNow({ first: 0, end: 0 }, sight);
    expect(tilesNext(drawn, sight, true)).toEqual({ first: seen.first, end: seen.end + 1 });
    expect(tilesNext(drawn, sight, false)).toEqual({ first: seen.first - 1, end: seen.end });
    let all = drawn;
    for (let frame = 0; frame < 60; frame += 1) all = tilesNext(all, sight, true);
    expect(all).toEqual({ first: seen.first, end: seen.end + 6 });
    expect(tilesNext(all, sight, true)).toBe(all);
  });

  it('go by the dozen, in a frame that brings none', () => {
    const sight = seenFrom(20 * pitch);
    const { first, end } = visibleTiles(sight);
    const wanted = { first: first - 6, end: end + 6 };
    // Tile 48 is the first of a group, tile 47 the last of one that nobody wants any more.
    expect(wanted.first).toBe(51);
    const growing = { first: 24, end: wanted.end - 1 };
    const grown = tilesNext(growing, sight, true);
    expect(grown).toEqual({ first: 24, end: wanted.end });
    expect(tilesNext(grown, sight, true)).toEqual({ first: 48, end: wanted.end });
    expect(tilesNext({ first: wanted.first, end: 119 }, sight, false)).toEqual({
      first: wanted.first,
      end: 84,
    });
  });

  it('stand in groups of a dozen that hold the same tiles wherever the run begins', () => {
    expect(getGroups({ first: 0, end: 26 })).toEqual([
      { first: 0, end: 12 },
      { first: 12, end: 24 },
      { first: 24, end: 26 },
    ]);
    expect(getGroups({ first: 22, end: 25 })).toEqual([
      { first: 22, end: 24 },
      { first: 24, end: 25 },
    ]);
    expect(getGroups({ first: 0, end: 0 })).toEqual([]);
  });

  it('are all there in advance while an ordinary scroll goes on', () => {
    let drawn = tilesNow({ first: 0, end: 26 }, seenFrom(0));
    for (let top = 0; top < 10_000; top += 27) {
      expect(tilesNow(drawn, seenFrom(top))).toBe(drawn);
      drawn = tilesNext(drawn, seenFrom(top), true);
    }
  });

  it('of a list that became shorter are drawn within it', () => {
    expect(tilesNow({ first: 120, end: 165 }, { ...seenFrom(0), tiles: 5 })).toEqual({
      first: 0,
      end: 5,
    });
  });
});
