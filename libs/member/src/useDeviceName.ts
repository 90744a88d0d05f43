import type { sessionCalls } from '@playhouse/wps';
import { useIntl } from 'react-intl';

type Named = Pick<sessionCalls.OpenDevice, 'browser' | 'system'>;

/** The name of a device: browser and system, as far as they are known. */
export function useDeviceName(): (device: Named) => string {
  const { formatMessage } = useIntl();
  return ({ browser, system }) =>
    [browser, system].filter(Boolean).join(' · ') ||
    formatMessage({ id: 'member.devices.unknown' });
}
