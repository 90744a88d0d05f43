import { followMovements, forgetMovement, useMovements } from '@playhouse/movements';
import type { Movement } from '@playhouse/movements';
import { useWps } from '@playhouse/platform';
import { memberKey, useBalance, useBalanceVisibility } from '@playhouse/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAttention } from '../attention/attention';
import { useTellHeight } from '../hooks/useTellHeight';
import styles from './MovementStrip.module.css';
import { MovementStripView } from './MovementStripView';

/** Tells, over every screen, what became of money that was sent on its way. */
export function MovementStrip() {
  const wps = useWps();
  const client = useQueryClient();
  const movements = useMovements();
  useEffect(
    () => followMovements(wps, () => void client.invalidateQueries({ queryKey: memberKey })),
    [wps, client],
  );
  const isSilent = movements.length === 0;
  const region = useTellHeight('--movements-height', !isSilent);
  // Shown whoever else has the turn: the rest waits.
  useAttention('money', isSilent ? 'no' : 'yes');
  // Always there, so that screen readers announce what appears in it.
  return (
    <div ref={region} className={styles.region} role="status" aria-live="polite">
      {!isSilent && <Notices movements={movements} />}
    </div>
  );
}

function Notices({ movements }: { readonly movements: readonly Movement[] }) {
  const { data, isFetching } = useBalance();
  const { visible } = useBalanceVisibility();
  return (
    <MovementStripView
      movements={movements}
      balance={isFetching || !visible ? undefined : data}
      onClose={(key) => void forgetMovement(key)}
    />
  );
}
