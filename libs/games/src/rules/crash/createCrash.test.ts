import { expect, it } from 'vitest';
import { instantBand } from '../returnBand';
import { createSeededDraw } from '../seededDraw';
import { countReaching, crashFaces, drawCrashPoint } from './crashPoint';
import { crashVariants, getFlightTime, getHeight } from './crashVariants';
import { createCrash } from './createCrash';

const game = createCrash(crashVariants.comet);
/** Draws of a flight that ends at 200 hundredths. */
const half = () => 485_000 - 1;

it.each(Object.entries(crashVariants))('the return of %s lies in its band', (_, variant) => {
  const share = createCrash(variant).returnToPlayer();
  expect(share).toBeCloseTo(variant.share / 1000, 12);
  expect(share).toBeGreaterThanOrEqual(instantBand.least);
  expect(share).toBeLessThanOrEqual(instantBand.most);
});

it.each([101, 137, 200, 999, 5_000])(
  'the chance to reach %i is counted over every draw',
  (height) => {
    let reached = 0;
    for (let face = 0; face < crashFaces; face += 1)
      if (drawCrashPoint(() => face, 963) >= height) reached += 1;
    expect(countReaching(963, height)).toBe(reached);
  },
);

it('a long run at twice the stake comes near the return', () => {
  const draw = createSeededDraw(3);
  let paid = 0;
  for (let round = 0; round < 20_000; round += 1)
    paid += game.replay(draw, [{ type: 'launch', target: 200 }])?.paid ?? 0;
  expect(Math.abs(paid / 2_000_000 - game.returnToPlayer())).toBeLessThan(0.02);
});

it('a target that the flight reaches is paid and one beyond it is lost', () => {
  expect(game.replay(half, [{ type: 'launch', target: 200 }])?.paid).toBe(200);
  expect(game.replay(half, [{ type: 'launch', target: 201 }])).toMatchObject({
    ...{ paid: 0, view: { ended: 'crashed', crashPoint: 200, height: 200 } },
  });
});

it('a flight without a target waits and hides where it ends', () => {
  const waiting = game.replay(half, [{ type: 'launch' }, { type: 'fly', height: 150 }]);
  expect(waiting?.paid).toBeUndefined();
  expect(waiting?.view).toEqual({ height: 150, target: undefined, ended: undefined });
});

it('a flight pays the height at which the player leaves and nothing after its end', () => {
  const fly = (height: number) => ({ type: 'fly', height }) as const;
  const leave = (height: number) => ({ type: 'cashOut', height }) as const;
  expect(game.replay(half, [{ type: 'launch' }, fly(150), leave(180)])?.paid).toBe(180);
  expect(game.replay(half, [{ type: 'launch' }, fly(150), leave(230)])?.paid).toBe(0);
  expect(game.replay(half, [{ type: 'launch' }, fly(201)])?.view.ended).toBe('crashed');
  expect(game.replay(half, [{ type: 'launch' }, fly(150), leave(140)])).toBeUndefined();
  expect(game.replay(half, [{ type: 'launch' }, fly(201), leave(202)])).toBeUndefined();
});

it('a flight that reaches the most is paid by itself', () => {
  const { most } = crashVariants.balloon;
  const flight = createCrash(crashVariants.balloon);
  const state = flight.replay(() => 0, [{ type: 'launch' }, { type: 'fly', height: most }]);
  expect(state?.paid).toBe(most);
  expect(flight.replay(() => 0, [{ type: 'launch', target: most + 1 }])).toBeUndefined();
});

it('the clock of a flight gives the height again that it takes the time for', () => {
  for (const height of [101, 150, 200, 4_999]) {
    const time = getFlightTime(crashVariants.comet, height);
    expect(getHeight(crashVariants.comet, time)).toBeGreaterThanOrEqual(height);
    expect(getHeight(crashVariants.comet, time - 15)).toBeLessThan(height + 1);
  }
});
