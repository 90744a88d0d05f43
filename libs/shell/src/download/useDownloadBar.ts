import { useDownload } from '@playhouse/content';
import { localStore, storageKeys } from '@playhouse/storage';
import { useEffect, useSyncExternalStore } from 'react';

const key = storageKeys.hideDownloadBar;
const subscribe = (onChange: () => void) => localStore.subscribe(key, onChange);
const isHidden = () => localStore.get(key) !== undefined;
const hide = () => localStore.set(key, '1');

/** Whether the bar may be shown on this device, and how to hide it for good (DL-01, DL-02). */
export function useDownloadBar(): { readonly shown: boolean; readonly hide: () => void } {
  const { offered, platform } = useDownload();
  const hidden = useSyncExternalStore(subscribe, isHidden, () => true);
  // Who has installed the site is not asked again when they come back in a browser.
  useEffect(() => {
    if (platform.installed) hide();
  }, [platform.installed]);
  return { shown: offered && !hidden, hide };
}
