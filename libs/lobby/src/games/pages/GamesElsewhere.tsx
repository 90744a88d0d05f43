import { paths } from '@playhouse/navigation';
import { SectionHeader } from '@playhouse/ui-kit';
import { imageSources, useMerchant } from '@playhouse/whitelabel';
import { FormattedMessage } from 'react-intl';
import { allCategories } from '../logic/listState';
import type { ListState } from '../logic/listState';
import type { Hit } from '../logic/hits';
import { useHits } from '../queries/useHits';
import { useOpenHit } from '../queries/useOpenHit';
import { HitRows } from '../views/search/HitRows';

export interface GamesElsewhereProps {
  /** The list that was searched. */
  state: ListState;
}

/** As many as are a hint; the search has all of them. */
const most = 6;

const isElsewhere = ({ category, vassalage }: ListState) => {
  const isHere = (hit: Hit) =>
    hit.kind !== 'game' ||
    ((category === allCategories || hit.category === category) &&
      (vassalage === undefined || hit.vassalage === vassalage));
  return (hit: Hit) => !isHere(hit);
};

/** Games by the words of a searched list that are not in that list: of other categories, or of other vendors. */
export function GamesElsewhere({ state }: GamesElsewhereProps) {
  const { imageCDNs } = useMerchant();
  const { gameName } = state;
  const found = useHits(gameName);
  const open = useOpenHit(gameName);
  // The list says itself what is the matter with the network.
  if (found.status !== 'ready') return null;
  const hits = found.data.filter(isElsewhere(state));
  if (hits.length === 0) return null;
  return (
    <section>
      <SectionHeader
        icon="search"
        title={<FormattedMessage id="search.elsewhere" />}
        href={paths.search.href({ words: gameName })}
      />
      <HitRows
        hits={hits.slice(0, most)}
        onOpen={open}
        sourcesOf={(path) => imageSources({ imageCDNs }, path)}
      />
    </section>
  );
}
