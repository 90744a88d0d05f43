import { activeLanguage, catalogues } from '@playhouse/i18n';
import type { CatalogueName } from '@playhouse/i18n';
import { lazy, Suspense, useState } from 'react';
import type { ComponentType } from 'react';
import { fetchPart } from './fetchPart';

/**
 * A part of a screen that is fetched when it is first wanted, such as a panel that a tap opens, and stays from then
 * on, so that its closing can be seen.
 * @param isWanted whether its props ask for it
 * @param texts of further libraries, which come along
 */
/* @__NO_SIDE_EFFECTS__ */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: (props: Props) => boolean,
  texts: readonly CatalogueName[] = [],
): ComponentType<Props> {
  const loadWhole = async () => {
    const [part] = await Promise.all([load(), catalogues.load(texts, activeLanguage())]);
    return { default: part };
  };
  const Part = lazy(() => fetchPart(loadWhole));
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
