import { useViewState, useWps } from '@playhouse/platform';
import { sessionMessages, useActualAccount } from '@playhouse/session';
import { confirm, EmptyState, Page, Skeleton, StateView, toast } from '@playhouse/ui-kit';
import type { sessionCalls } from '@playhouse/wps';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { deviceMessages, endDeviceTitle } from '../messages/deviceMessages';
import { devicesOptions } from '../queries';
import { useDeviceName } from '../useDeviceName';
import { useEndDevices } from '../useEndDevices';
import { allOthers, DevicesView } from '../views/DevicesView';

/** Where the member is logged in; for actual accounts only, as the security centre that leads here (CRED-02). */
export function DevicesPage() {
  const { formatMessage } = useIntl();
  const actual = useActualAccount();
  return (
    <Page title={formatMessage(deviceMessages.title)}>
      {actual ? (
        <Devices />
      ) : (
        <EmptyState icon="lock" title={<FormattedMessage {...sessionMessages.actualAccount} />} />
      )}
    </Page>
  );
}

function Devices() {
  const { formatMessage } = useIntl();
  const state = useViewState(useQuery(devicesOptions(useWps())));
  const nameOf = useDeviceName();
  const { mutateAsync, isPending, variables = allOthers } = useEndDevices();
  const ask = async (title: string, done: string, id?: string) => {
    const agreed = await confirm({
      title,
      text: formatMessage(deviceMessages.endText),
      confirmLabel: formatMessage(deviceMessages.end),
      tone: 'danger',
    });
    if (!agreed) return;
    await mutateAsync(id).then(
      () => toast.success(done),
      // The query client has told it.
      () => undefined,
    );
  };
  const askOne = (device: sessionCalls.OpenDevice) =>
    ask(
      formatMessage(endDeviceTitle, { device: nameOf(device) }),
      formatMessage(deviceMessages.ended),
      device.id,
    );
  const askOthers = () =>
    ask(formatMessage(deviceMessages.endOthersTitle), formatMessage(deviceMessages.othersEnded));
  return (
    <StateView state={state} skeleton={<Skeleton count={3} />}>
      {(devices) => (
        <DevicesView
          devices={devices}
          ending={isPending ? variables : undefined}
          onEnd={(device) => void askOne(device)}
          onEndOthers={() => void askOthers()}
        />
      )}
    </StateView>
  );
}
