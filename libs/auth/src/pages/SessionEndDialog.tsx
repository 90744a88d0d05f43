import { paths } from '@playhouse/navigation';
import { secondsUntil, useServerNow, useWps } from '@playhouse/platform';
import { logout, useExtendSession } from '@playhouse/session';
import type { SessionEnd } from '@playhouse/session';
import { useState } from 'react';
import { SessionEndView } from '../views/SessionEndView';

export interface SessionEndDialogProps {
  readonly open: boolean;
  readonly end: SessionEnd;
  readonly onClose: () => void;
}

/** The warning that the session ends, with the time that is left. */
export function SessionEndDialog({ open, end, onClose }: SessionEndDialogProps) {
  const wps = useWps();
  const now = useServerNow();
  const extend = useExtendSession();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await logout(wps);
    window.location.assign(paths.home.href());
  };
  return (
    <SessionEndView
      open={open && !isLeaving}
      isIdle={end.isIdle}
      secondsLeft={secondsUntil(end.at, now)}
      isExtending={extend.isPending}
      onExtend={() => extend.mutate()}
      onLeave={() => void leave()}
      onClose={onClose}
    />
  );
}
