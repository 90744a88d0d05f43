import { useDateTime } from '@playhouse/i18n';
import { Badge, Button, Card, ListRow } from '@playhouse/ui-kit';
import type { sessionCalls } from '@playhouse/wps';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDeviceName } from '../useDeviceName';
import styles from './DevicesView.module.css';

type Device = sessionCalls.OpenDevice;

export interface DevicesViewProps {
  readonly devices: readonly Device[];
  /** The device that is being signed out, by its id, or `allOthers`. */
  readonly ending?: string | undefined;
  readonly onEnd: (device: Device) => void;
  readonly onEndOthers: () => void;
}

/** `ending` while all others are signed out. */
export const allOthers = 'all others';

/** Where a member is logged in, and the way to end it there. */
export function DevicesView({ devices, ending, onEnd, onEndOthers }: DevicesViewProps) {
  const { formatMessage } = useIntl();
  const nameOf = useDeviceName();
  const isAlone = devices.every(({ current }) => current);
  return (
    <>
      <p className={styles.text}>
        <FormattedMessage id="member.devices.intro" />
      </p>
      <Card padding="none" look="raised">
        <ul className={styles.devices}>
          {devices.map((device) => (
            <li key={device.id}>
              <ListRow
                icon="phone"
                title={nameOf(device)}
                text={
                  <>
                    <Facts device={device} />
                    <span className={styles.end}>
                      {device.current ? (
                        <Badge tone="success">
                          <FormattedMessage id="member.devices.current" />
                        </Badge>
                      ) : (
                        <Button
                          size="s"
                          variant="secondary"
                          aria-label={formatMessage(
                            { id: 'member.devices.end.label' },
                            { device: nameOf(device) },
                          )}
                          loading={ending === device.id}
                          onClick={() => onEnd(device)}
                        >
                          <FormattedMessage id="member.devices.end" />
                        </Button>
                      )}
                    </span>
                  </>
                }
              />
            </li>
          ))}
        </ul>
      </Card>
      {isAlone ? (
        <p className={styles.text}>
          <FormattedMessage id="member.devices.alone" />
        </p>
      ) : (
        <Button variant="danger" block loading={ending === allOthers} onClick={onEndOthers}>
          <FormattedMessage id="member.devices.endOthers" />
        </Button>
      )}
    </>
  );
}

function Facts({ device: { openedAt, lastUsedAt, address } }: { readonly device: Device }) {
  const { dateTime } = useDateTime();
  return (
    <>
      <span className={styles.fact}>
        <FormattedMessage id="member.devices.opened" values={{ time: dateTime(openedAt) }} />
      </span>
      <span className={styles.fact}>
        <FormattedMessage id="member.devices.used" values={{ time: dateTime(lastUsedAt) }} />
      </span>
      {address != null && (
        <span className={styles.fact}>
          <FormattedMessage
            id="member.devices.address"
            values={{ address: <bdi dir="ltr">{address}</bdi> }}
          />
        </span>
      )}
    </>
  );
}
