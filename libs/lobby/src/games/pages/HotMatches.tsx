import { useViewState, useWps } from '@playhouse/platform';
import { Skeleton } from '@playhouse/ui-kit';
import { imageSources, useMerchant } from '@playhouse/whitelabel';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLobbyLanguage } from '../../shared/queries/useLobbyLanguage';
import { useOpenGame } from '../../shared/queries/useOpenGame';
import { toMatch } from '../logic/toMatch';
import { hotMatchesOptions } from '../queries/gameQueries';
import type { HotMatch } from '../logic/types';
import { BlockEmpty, BlockError } from '../views/home/BlockState';
import { HotMatchStrip } from '../views/matches/HotMatchStrip';
import { LazyHotMatchDialog } from '../views/matches/LazyHotMatchDialog';
import styles from './HotMatches.module.css';

/** Home block: the strip of upcoming matches and the window of the tapped one (HOT-01). */
export function HotMatches() {
  const state = useViewState(useQuery(hotMatchesOptions(useWps(), useLobbyLanguage())));
  switch (state.status) {
    case 'loading':
      return <Skeleton className={styles.skeleton} />;
    case 'error':
      return <BlockError text={state.text} retry={state.retry} />;
    case 'empty':
      return (
        <BlockEmpty>
          <FormattedMessage
            id="lobby.matches.empty"
            defaultMessage="No hot matches right now"
            description="Instead of the strip of upcoming matches"
          />
        </BlockEmpty>
      );
    case 'ready':
      return <Matches matches={state.data} />;
  }
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
