import { useLanguage } from '@playhouse/i18n';
import { tellLobbyAge } from '@playhouse/shell';
import { useMerchant } from '@playhouse/whitelabel';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenReady } from '../pageReadiness';
import type { SnapshotOptions } from './snapshot';

/** The name of the script changes with every release. */
const release = new URL(import.meta.url).pathname;

/** Not part of the first load, which has better things to do. */
async function openLastLobby(
  client: QueryClient,
  options: SnapshotOptions,
  signal: AbortSignal,
): Promise<void> {
  await whenReady();
  const { attachConnectivity, attachLastLobby, snapshotStore } = await import('../later');
  if (signal.aborted) return;
  const store = snapshotStore(options);
  const detach = [
    attachConnectivity(client),
    attachLastLobby(client, { store, onAge: tellLobbyAge }),
  ];
  signal.addEventListener('abort', () => detach.forEach((each) => each()), { once: true });
}

/**
 * Keeps the last public lobby and shows it without a network (PWA-01), and looks for the network while it is
 * missed (SHELL-11). In an effect, so that the first
 * render is what was prerendered.
 */
export function LastLobby() {
  const client = useQueryClient();
  const { code } = useMerchant();
  const { language } = useLanguage();
  useEffect(() => {
    const leaving = new AbortController();
    openLastLobby(client, { merchant: code, language, release }, leaving.signal).catch(
      // A page that goes on without it has lost nothing it had.
      () => undefined,
    );
    return () => leaving.abort();
  }, [client, code, language]);
  return null;
}
