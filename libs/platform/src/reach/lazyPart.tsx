import { lazy, Suspense, useState } from 'react';
import type { ComponentType } from 'react';
import { fetchPart } from './fetchPart';

/**
 * A part of a screen that is fetched when it is first wanted, such as a panel that a tap opens, and stays from then
 * on, so that its closing can be seen.
 * @param isWanted whether its props ask for it
 */
/* @__NO_SIDE_EFFECTS__ */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: (props: Props) => boolean,
): ComponentType<Props> {
  const Part = lazy(() => fetchPart(async () => ({ default: await load() })));
  return function LazyPart(props: Props) {
    const wanted = isWanted(props);
    const [needed, setNeeded] = useState(wanted);
    if (wanted && !needed) setNeeded(true);
    if (!needed) return null;
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
