import { paths, useOffersScreen } from '@playhouse/navigation';
import { useWps } from '@playhouse/platform';
import { useActualAccount, useSession } from '@playhouse/session';
import { localStore, storageKeys } from '@playhouse/storage';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { canProve, canRecover } from './logic/recovery';
import { securityConfigOptions } from './queries';

const key = storageKeys.recoveryHint;
const subscribe = (onChange: () => void) => localStore.subscribe(key, onChange);
const readCloser = () => localStore.get(key);

/** Whether the member is to be told that no contact would bring them back in, until they close it on this device. */
export function useRecoveryHint(): { readonly shown: boolean; readonly close: () => void } {
  const userName = useSession()?.userName;
  const isActual = useActualAccount();
  const byPhone = useOffersScreen(paths.findPassword);
  const closer = useSyncExternalStore(subscribe, readCloser, () => undefined);
  const asked = userName !== undefined && isActual && closer !== userName;
  const { data } = useQuery({
    ...securityConfigOptions(useWps()),
    enabled: asked,
    meta: { silent: true },
  });
  return {
    shown: asked && data !== undefined && canProve(data) && !canRecover(data, byPhone),
    close: () => {
      if (userName !== undefined) localStore.set(key, userName);
    },
  };
}
