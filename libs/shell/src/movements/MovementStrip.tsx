import { activeLanguage, catalogues } from '@playhouse/i18n';
import { followMovements, forgetMovement, useMovements } from '@playhouse/movements';
import type { Movement } from '@playhouse/movements';
import { useWps } from '@playhouse/platform';
import { memberKey, useBalance } from '@playhouse/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
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
  // Always there, so that screen readers announce what appears in it.
  return (
    <div className={styles.region} role="status">
      {!isSilent && <Notices movements={movements} />}
    </div>
  );
}

/** Whether the texts are there: they are fetched when there is something to tell. */
function useTexts(): boolean {
  const [there, setThere] = useState(false);
  useEffect(() => {
    let isHere = true;
    catalogues.load(['movements'], activeLanguage()).then(
      () => isHere && setThere(true),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return there;
}

function Notices({ movements }: { readonly movements: readonly Movement[] }) {
  const { data, isFetching } = useBalance();
  if (!useTexts()) return null;
  return (
    <MovementStripView
      movements={movements}
      balance={isFetching ? undefined : data}
      onClose={(key) => void forgetMovement(key)}
    />
  );
}
