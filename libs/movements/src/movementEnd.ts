import { BusinessError, NetworkError } from '@playhouse/wps';
import type { CallAnswer, CallNamed, MovementName, WpsClient } from '@playhouse/wps';
import type { MovementEnd } from './movement';
import { findMovement, getOwner, onMovements } from './movementStore';

/** Waits until somebody, in whichever tab, has learnt how a movement ended. Undefined: it was told elsewhere. */
function whenEnded(key: string): Promise<MovementEnd | undefined> {
  return new Promise((resolve) => {
    const look = () => {
      const movement = findMovement(key);
      if (movement !== undefined && movement.end === undefined) return;
      off();
      resolve(movement?.end);
    };
    const off = onMovements(look);
    look();
  });
}

const firstPauseMs = 2000;
const longestPauseMs = 60_000;

/** Gives up at the platform what never arrived there, and answers how it ended. What had ended before stays so. */
export async function giveUp(wps: WpsClient, key: string): Promise<MovementEnd> {
  const { state, answer, code } = await wps.call('wallet.dropIntent', { body: { key } });
  return state === 'committed' ? { state, answer } : { state: 'refused', code: code ?? '' };
}

/**
 * Asks until there is an answer. Nobody follows this one any more, so what never arrived is given up with it.
 * @throws NetworkError when its member has left: the platform would answer about somebody else
 */
async function askEnd(wps: WpsClient, key: string): Promise<MovementEnd> {
  const owner = getOwner();
  for (let tries = 0; ; tries += 1) {
    if (getOwner() !== owner) throw new NetworkError('The member has left', key);
    try {
      return await giveUp(wps, key);
    } catch {
      const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** tries);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** How a movement ended whose answer was lost, once that is known. */
export async function waitForEnd(wps: WpsClient, key: string): Promise<MovementEnd> {
  return (await whenEnded(key)) ?? (await askEnd(wps, key));
}

/** The answer of an ended movement's call. @throws BusinessError when it was refused */
export function readAnswer<Name extends MovementName>(
  wps: WpsClient,
  name: Name,
  key: string,
  end: MovementEnd,
): Promise<CallAnswer<CallNamed<Name>>> {
  if (end.state === 'committed') return wps.read(name, end.answer);
  throw new BusinessError({ code: end.code ?? '', status: 200 }, key);
}
