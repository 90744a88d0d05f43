import { useWps } from '@playhouse/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { knownNow, sessionLifeOptions } from './queries';

/** Puts the idle end of the session off. */
export function useExtendSession() {
  const wps = useWps();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => wps.call('session.extend'),
    onSuccess: (life) => client.setQueryData(sessionLifeOptions(wps).queryKey, knownNow(life)),
  });
}
