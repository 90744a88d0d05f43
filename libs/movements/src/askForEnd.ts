import { since } from '@playhouse/platform';
import type { WpsClient } from '@playhouse/wps';
import type { Movement } from './movement';
import { endMovement, getOwner, patchMovement } from './movementStore';

/** A request that the platform does not know by then, in milliseconds, is given up there, so that none can arrive late. */
export const giveUpAfterMs = 20_000;

/**
 * Asks the platform how a movement ended, and notes it. What cannot be learnt now is asked for again later. The
 * platform answers whoever is logged in: what it says once that is somebody else is about nobody's movement.
 */
export async function askForEnd(wps: WpsClient, movement: Movement): Promise<void> {
  const { key, owner, sentAt, asked } = movement;
  const isTheirs = () => getOwner() === owner;
  await patchMovement(key, { asked: asked + 1, askedAt: Date.now() });
  try {
    if (!isTheirs()) return;
    let { state, answer, code } = await wps.call('wallet.intent', { query: { key } });
    if (state === 'unknown' && since(sentAt) > giveUpAfterMs && isTheirs())
      ({ state, answer, code } = await wps.call('wallet.dropIntent', { body: { key } }));
    if (state === 'unknown' || !isTheirs()) return;
    await endMovement(
      key,
      state === 'committed' ? { state, answer } : { state, code: code ?? undefined },
    );
  } catch {
    // No network, or no session: the next look asks again.
  }
}
