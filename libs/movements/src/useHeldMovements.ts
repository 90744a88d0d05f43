import { memberKey } from '@playhouse/session';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { createAttendant } from './attendants';
import type { Attendant } from './attendants';
import type { Movement } from './movement';
import { changeMovements, forgetMovement, getOwner, patchMovement } from './movementStore';

/** A bet that a running game is about to send by itself. */
export type HeldMovement = Pick<Movement, 'key' | 'amount'> & {
  readonly kind: 'round' | 'lottery';
};

/** How many bets of one game are kept at once: each is told by a strip once its end is in doubt. */
const mostHeld = 5;

async function hold(screen: Attendant, { key, kind, amount }: HeldMovement): Promise<void> {
  screen.attend(key);
  const fresh = { lost: false, asked: 0, askedAt: 0, sentAt: Date.now() };
  const movement = { key, kind, amount, owner: getOwner(), meaning: key, ...fresh };
  await changeMovements((all) => ({ next: [...all, movement], result: undefined }));
}

/**
 * Keeps the bets of a running game, whose sandbox has no storage: the game says before it sends one and when it has
 * learnt its end; those of a game that is gone are asked for and told by the strip.
 */
export function useHeldMovements() {
  const client = useQueryClient();
  const [screen] = useState(createAttendant);
  const [held] = useState(() => new Set<string>());
  const abandon = useCallback(() => {
    for (const key of held) void patchMovement(key, { lost: true });
  }, [held]);
  useEffect(() => {
    screen.come();
    return () => {
      screen.leave();
      // The frame is gone, and with it who waited for their answers.
      abandon();
      void client.invalidateQueries({ queryKey: memberKey });
    };
  }, [screen, client, abandon]);
  return useMemo(
    () => ({
      /** Resolves once the bet is kept; undefined for a key that is kept, and for more bets than a game has on their way. */
      hold: (movement: HeldMovement): Promise<void> | undefined => {
        if (held.has(movement.key) || held.size >= mostHeld) return undefined;
        held.add(movement.key);
        return hold(screen, movement);
      },
      /** Forgets a bet of this game; any other movement is not the game's to forget. */
      release: async (key: string) => {
        if (!held.delete(key)) return;
        await forgetMovement(key);
        screen.release(key);
      },
      /**
       * Nobody is known to wait for their ends any more: the platform is asked for them at once, and the strip tells. The
       * keys stay, so that a game that lives after all, and says late that it has learnt one, still has it forgotten.
       */
      abandon,
    }),
    [screen, held, abandon],
  );
}
