import { categoryName, isNamedCategory } from '@playhouse/categories';
import { useListLanguage } from '@playhouse/i18n';
import { useViewState, useWps } from '@playhouse/platform';
import type { ViewState } from '@playhouse/ui-kit';
import { hasDomain, useMerchant } from '@playhouse/whitelabel';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { createHitSearch } from '../logic/hits';
import type { Hit } from '../logic/hits';
import { gameIndexOptions } from './findQueries';

const none: Hit[] = [];

/** Results of words among all that the merchant offers, worked out on the device. `empty` is nothing found. */
export function useHits(words: string): ViewState<Hit[]> {
  const { formatMessage } = useIntl();
  const merchant = useMerchant();
  const query = useQuery(gameIndexOptions(useWps(), useListLanguage()));
  const state = useViewState(query, { isEmpty: () => false });
  const index = query.data;
  const search = useMemo(
    () =>
      index &&
      createHitSearch({
        index,
        categories: merchant.categories
          .filter(isNamedCategory)
          .map((category) => ({ category, name: formatMessage({ id: categoryName(category) }) })),
        hasLotteries: hasDomain(merchant, 'lottery'),
      }),
    [index, merchant, formatMessage],
  );
  // Letters are drawn first; what they find may come a frame later.
  const typed = useDeferredValue(words);
  const hits = useMemo(() => search?.(typed) ?? none, [search, typed]);
  if (state.status !== 'ready') return state;
  return hits.length === 0 ? { status: 'empty' } : { status: 'ready', data: hits };
}
