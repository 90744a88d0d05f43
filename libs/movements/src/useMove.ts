import { useWps } from '@playhouse/platform';
import { memberKey } from '@playhouse/session';
import type { MovementName } from '@playhouse/wps';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MutationMeta } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createAttendant } from './attendants';
import { move } from './move';
import type { MoveBody } from './move';

/** A screen's word that it is there to tell how its movements end. */
function useAttendant() {
  const [attendant] = useState(createAttendant);
  useEffect(() => {
    attendant.come();
    return () => attendant.leave();
  }, [attendant]);
  return attendant;
}

/**
 * The one way for a screen to move money or points. `mutate` takes the call's body; its mutation is pending until the
 * end is known, and everything of the member is read anew then.
 */
export function useMove<Name extends MovementName>(name: Name, meta?: MutationMeta) {
  const wps = useWps();
  const client = useQueryClient();
  const screen = useAttendant();
  return useMutation({
    mutationFn: (body: MoveBody<Name>) => move(wps, name, body, screen),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: memberKey });
    },
    meta,
  });
}
