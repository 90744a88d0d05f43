import { useOverlay } from '@playhouse/navigation';
import { fetchPart } from '@playhouse/platform';
import { lazy, Suspense } from 'react';
import { useAfterIdle } from '../hooks/useAfterIdle';
import { ExtrasBoundary } from './ExtrasBoundary';

const Extras = lazy(() => fetchPart(async () => ({ default: (await import('./Extras')).Extras })));

/**
 * Draws `Extras` once the first screen is up or somebody asks for an overlay. By itself, so that its coming draws
 * nothing else anew.
 */
export function LateExtras() {
  const idle = useAfterIdle();
  // A tap before the browser is idle must not wait for it.
  const wanted = useOverlay((state) => state.current !== undefined);
  if (!idle && !wanted) return null;
  return (
    <ExtrasBoundary wanted={wanted}>
      <Suspense fallback={null}>
        <Extras />
      </Suspense>
    </ExtrasBoundary>
  );
}
