import { useViewState, useWps } from '@playhouse/platform';
import { Skeleton } from '@playhouse/ui-kit';
import { imageSources, useMerchant } from '@playhouse/whitelabel';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useLobbyLanguage } from '../../shared/queries/useLobbyLanguage';
import { useOpenGame } from '../../shared/queries/useOpenGame';
import { toMatch } from '../logic/toMatch';
import { hotMatchesOptions } from '../queries/gameQueries';
import type { HotMatch } from '../logic/types';
import { BlockState } from '../views/home/BlockState';
import { HotMatchStrip } from '../views/matches/HotMatchStrip';
import { LazyHotMatchDialog } from '../views/matches/LazyHotMatchDialog';
import styles from './HotMatches.module.css';

const messages = defineMessages({
  empty: {
    id: 'lobby.matches.empty',
    defaultMessage: 'No hot matches right now',
    description: 'Instead of the strip of matches',
  },
});

/** Home block: the strip of matches and the window of the tapped one (HOT-01). */
export function HotMatches() {
  const state = useViewState(useQuery(hotMatchesOptions(useWps(), useLobbyLanguage())));
  return (
    <BlockState
      state={state}
      skeleton={<Skeleton className={styles.skeleton} />}
      empty={<FormattedMessage {...messages.empty} />}
    >
      {(matches) => <Matches matches={matches} />}
    </BlockState>
  );
}

/** The window lives with the strip: whoever leaves the screen leaves it too. */
function Matches({ matches }: { matches: readonly HotMatch[] }) {
  const { imageCDNs, timeZone } = useMerchant();
  const open = useOpenGame();
  const [key, setKey] = useState<string>();
  const items = matches.map((match) =>
    toMatch(match, timeZone, (path) => imageSources({ imageCDNs }, path)),
  );
  const chosen = items.findIndex((item) => item.key === key);
  const play = () => {
    const match = matches[chosen];
    setKey(undefined);
    if (match) open({ ...match, vassalage: match.vendor, gameType: 'SPORTS' });
  };
  return (
    <>
      <HotMatchStrip matches={items} onOpen={(item) => setKey(item.key)} />
      <LazyHotMatchDialog match={items[chosen]} onClose={() => setKey(undefined)} onPlay={play} />
    </>
  );
}
