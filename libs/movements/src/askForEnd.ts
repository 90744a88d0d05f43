import type { WpsClient } from '@playhouse/wps';
import type { Movement } from './movement';
import { endMovement, patchMovement } from './movementStore';

/** A request that the platform does not know by then, in milliseconds, is given up there, so that none can arrive late. */
export const giveUpAfterMs = 20_000;

/** Asks the platform how a movement ended, and notes it. What cannot be learnt now is asked for again later. */
export async function askForEnd(wps: WpsClient, { key, sentAt, asked }: Movement): Promise<void> {
  await patchMovement(key, { asked: asked + 1, askedAt: Date.now() });
  try {
    let { state, answer, code } = await wps.call('wallet.intent', { query: { key } });
    if (state === 'unknown' && Date.now() - sentAt > giveUpAfterMs)
      ({ state, answer, code } = await wps.call('wallet.dropIntent', { body: { key } }));
    if (state === 'unknown') return;
    await endMovement(
      key,
      state === 'committed' ? { state, answer } : { state, code: code ?? undefined },
    );
  } catch {
    // No network, or no session: the next look asks again.
  }
}
