import { useWps } from '@playhouse/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { devicesOptions } from './queries';

/** Ends the session of a device by its id, or of all others without one. */
export function useEndDevices() {
  const wps = useWps();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string | undefined) =>
      id === undefined ? wps.call('session.endOthers') : wps.call('session.end', { body: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: devicesOptions(wps).queryKey }),
  });
}
