import { useViewState, useWps } from '@playhouse/platform';
import { confirm, Page, Skeleton, StateView, toast } from '@playhouse/ui-kit';
import type { sessionCalls } from '@playhouse/wps';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { devicesOptions } from '../queries';
import { useDeviceName } from '../useDeviceName';
import { useEndDevices } from '../useEndDevices';
import { allOthers, DevicesView } from '../views/DevicesView';

/** Where the member is logged in (ROUTE-14). */
export function DevicesPage() {
  const { formatMessage } = useIntl();
  return (
    <Page title={formatMessage({ id: 'screens.devices' })}>
      <Devices />
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
      text: formatMessage({ id: 'member.devices.end.text' }),
      confirmLabel: formatMessage({ id: 'member.devices.end' }),
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
      formatMessage({ id: 'member.devices.end.title' }, { device: nameOf(device) }),
      formatMessage({ id: 'member.devices.ended' }),
      device.id,
    );
  const askOthers = () =>
    ask(
      formatMessage({ id: 'member.devices.endOthers.title' }),
      formatMessage({ id: 'member.devices.othersEnded' }),
    );
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
