import { describe, expect, it } from 'vitest';
import { playThrough } from './playThrough';
import { createSeededDraw } from './seededDraw';
import { listVariants, makeGame } from './gameRules';
import type { GameSpec } from './gameRules';

const specs: readonly GameSpec[] = [
  ...listVariants(),
  { rule: 'slot', wish: { family: 'lines', seed: 1 } },
  { rule: 'fishing', seed: 1 },
];
const name = (spec: GameSpec) => ('variant' in spec ? `${spec.rule} ${spec.variant}` : spec.rule);

describe.each(specs.map((spec) => [name(spec), spec] as const))('%s', (_, spec) => {
  const { game, sample, variant } = makeGame(spec);

  it('ends each round and takes no action after it, whatever is drawn', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const { actions, paid, staked } = playThrough(game, sample, () => createSeededDraw(seed));
      expect(Number.isSafeInteger(paid) && paid >= 0).toBe(true);
      expect(Number.isSafeInteger(staked) && staked > 0).toBe(true);
      for (const more of sample)
        expect(game.replay(createSeededDraw(seed), [...actions, more])).toBeUndefined();
    }
  });

  it('keeps at least 0.2 % of its stakes at the best play', () => {
    expect(game.returnToPlayer()).toBeLessThan(0.998);
  });

  it('can be made again from its data as JSON, as a page does', () => {
    expect(JSON.parse(JSON.stringify(variant))).toEqual(variant);
  });

  it('refuses what is no action of its', () => {
    for (const odd of [undefined, null, 'spin', {}, { type: 'jump' }, { bets: [] }])
      expect(game.action.safeParse(odd).success).toBe(false);
  });
});
