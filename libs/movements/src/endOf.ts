import { BusinessError, NetworkError } from '@playhouse/wps';
import type { AnswerOf, CallNamed, MovementName, WpsClient } from '@playhouse/wps';
import type { MovementEnd } from './movement';
import { forgetMovement, movementOf, onMovements, ownerOf } from './movementStore';

/** Waits until somebody, in whichever tab, has learnt how a movement ended. Undefined: it was told elsewhere. */
function whenEnded(key: string): Promise<MovementEnd | undefined> {
  return new Promise((resolve) => {
    const look = () => {
      const movement = movementOf(key);
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

/**
 * Asks until there is an answer. Nobody follows this one any more, so what never arrived is given up with it.
 * @throws NetworkError when its member has left: the platform would answer about somebody else
 */
async function askEnd(wps: WpsClient, key: string): Promise<MovementEnd> {
  const owner = ownerOf();
  for (let tries = 0; ; tries += 1) {
    if (ownerOf() !== owner) throw new NetworkError('The member has left', key);
    try {
      const { state, answer, code } = await wps.call('wallet.dropIntent', { body: { key } });
      return state === 'committed' ? { state, answer } : { state: 'refused', code: code ?? '' };
    } catch {
      const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** tries);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** The answer of a movement that was lost, once its end is known. @throws BusinessError when it was refused */
export async function endOf<Name extends MovementName>(
  wps: WpsClient,
  name: Name,
  key: string,
): Promise<AnswerOf<CallNamed<Name>>> {
  const end = (await whenEnded(key)) ?? (await askEnd(wps, key));
  if (end.state === 'committed') return wps.read(name, end.answer);
  await forgetMovement(key);
  throw new BusinessError({ code: end.code ?? '', status: 200 }, key);
}
