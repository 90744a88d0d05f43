import { memberKey } from '@playhouse/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { createAttendant } from './attended';
import type { Attendant } from './attended';
import type { Movement } from './movement';
import { changeMovements, forgetMovement, ownerOf } from './movementStore';

/** A bet that a running game is about to send by itself. */
export type HeldMovement = Pick<Movement, 'key' | 'amount'> & {
  readonly kind: 'round' | 'lottery';
};

async function hold(screen: Attendant, { key, kind, amount }: HeldMovement): Promise<void> {
  screen.attend(key);
  const fresh = { lost: false, asked: 0, askedAt: 0, sentAt: Date.now() };
  const movement = { key, kind, amount, owner: ownerOf(), meaning: key, ...fresh };
  await changeMovements((all) => ({ next: [...all, movement], result: undefined }));
}

/**
 * Keeps the bets of a running game, whose sandbox has no storage: the game says before it sends one and when it has
 * learnt its end; those of a game that is gone are asked for and told by the strip.
 */
export function useHeldMovements() {
  const client = useQueryClient();
  const [screen] = useState(createAttendant);
  useEffect(() => {
    screen.come();
    return () => {
      screen.leave();
      void client.invalidateQueries({ queryKey: memberKey });
    };
  }, [screen, client]);
  return useMemo(
    () => ({
      hold: (movement: HeldMovement) => hold(screen, movement),
      release: async (key: string) => {
        await forgetMovement(key);
        screen.release(key);
      },
    }),
    [screen],
  );
}
