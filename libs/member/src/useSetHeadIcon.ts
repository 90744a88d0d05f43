import { useWps } from '@playhouse/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { headIconOptions } from './queries';

/** Changes the member's picture, sent form-encoded (MINE-11). */
export function useSetHeadIcon() {
  const wps = useWps();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (icon: string) => wps.call('member.setHeadIcon', { body: { icon } }),
    onSuccess: (_answer, icon) => {
      client.setQueryData(headIconOptions(wps).queryKey, (old) => old && { ...old, icon });
    },
  });
}
