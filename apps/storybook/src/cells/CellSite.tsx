import { arrive, AppLayout } from '@playhouse/shell';
import { useEffect, useState, type ComponentType } from 'react';
import { useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom';
import styles from './CellSite.module.css';

/** Where an address leads: a page, or another address. */
type Arrival = Awaited<ReturnType<typeof arrive>>;

interface Stand {
  readonly location: Location;
  readonly arrival: Arrival;
}

/** Where the guard leads somebody who may not see the screen. */
function LedAway({ to }: { readonly to: string }) {
  return (
    <p className={styles.led} data-led-to={to}>
      {to}
    </p>
  );
}

function Drawn({ Page }: { readonly Page: ComponentType }) {
  return (
    <div data-cell="drawn">
      <AppLayout>
        <Page />
      </AppLayout>
    </div>
  );
}

/** The site at the address of a story, in its real layout; links lead on to other screens. */
export function CellSite() {
  const location = useLocation();
  const navigate = useNavigate();
  const isFirst = useNavigationType() === 'POP';
  const [stand, setStand] = useState<Stand>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    let isLeft = false;
    arrive(location).then((arrival) => {
      if (isLeft) return;
      if ('instead' in arrival && !isFirst) void navigate(arrival.instead, { replace: true });
      else setStand({ location, arrival });
    }, setFailure);
    return () => {
      isLeft = true;
    };
  }, [location, isFirst, navigate]);
  if (failure !== undefined) throw failure;
  if (stand === undefined) return null;
  const { arrival } = stand;
  return 'instead' in arrival ? <LedAway to={arrival.instead} /> : <Drawn Page={arrival.Page} />;
}
