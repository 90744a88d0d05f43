import { hotCategory } from '@playhouse/categories';
import { ErrorState, LoadingLabel, SectionHeader, VisuallyHidden } from '@playhouse/ui-kit';
import type { SuggestionsPopup } from '@playhouse/ui-kit';
import { imageSources, useMerchant } from '@playhouse/whitelabel';
import { useEffect, useMemo } from 'react';
import type { Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Hit } from '../logic/hits';
import { useHits } from '../queries/useHits';
import { useOpenHit } from '../queries/useOpenHit';
import { HitList, idOfHit } from '../views/search/HitList';
import { NoHits } from '../views/search/NoHits';
import { useActiveHit } from '../views/search/useActiveHit';
import type { HitKeys } from '../views/search/useActiveHit';
import { HotGames } from './HotGames';

/** The list as its box tells of it. */
export type Suggested = Omit<SuggestionsPopup, 'id'>;

export interface SuggestionsProps {
  /** Id of the list. */
  id: string;
  words: string;
  /** How many are shown. */
  most: number;
  /** Enter takes the best one, and where nothing is found there are popular games. @default false */
  isPage?: boolean;
  keys: Ref<HitKeys>;
  onChange: (list: Suggested) => void;
  onOpen?: (() => void) | undefined;
  onLeave: () => void;
}

const none: Hit[] = [];

/** Results of words, as suggestions of a box: worked out on the device, from an index that comes with the first ones. */
export function Suggestions(props: SuggestionsProps) {
  const { id, words, most, isPage = false, keys, onChange, onOpen, onLeave } = props;
  const { formatMessage } = useIntl();
  const { imageCDNs } = useMerchant();
  const state = useHits(words);
  const openHit = useOpenHit(words);
  const found = state.status === 'ready' ? state.data : none;
  const hits = useMemo(() => found.slice(0, most), [found, most]);
  const open = (hit: Hit) => {
    onOpen?.();
    openHit(hit);
  };
  const active = useActiveHit({ keys, hits, picksBest: isPage, onOpen: open, onLeave });
  const isOpen = hits.length > 0;
  useEffect(() => {
    onChange({ isOpen, active: active < 0 ? undefined : idOfHit(id, active) });
  }, [id, isOpen, active, onChange]);
  return (
    <div>
      <div role="status">
        {(isOpen || state.status === 'empty') && (
          <VisuallyHidden>
            <FormattedMessage id="search.count" values={{ count: found.length }} />
          </VisuallyHidden>
        )}
      </div>
      {state.status === 'loading' && <LoadingLabel />}
      {state.status === 'error' && <ErrorState {...state} />}
      {state.status === 'empty' && <NoHits words={words.trim()} />}
      {state.status === 'empty' && isPage && (
        <HotGames
          category={hotCategory}
          heading={<SectionHeader icon="flame" title={<FormattedMessage id="search.popular" />} />}
        />
      )}
      {isOpen && (
        <HitList
          id={id}
          label={formatMessage({ id: 'search.results' })}
          hits={hits}
          active={active}
          onOpen={open}
          sourcesOf={(path) => imageSources({ imageCDNs }, path)}
        />
      )}
    </div>
  );
}
