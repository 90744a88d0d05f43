import { useViewState, useWps } from '@playhouse/platform';
import { Skeleton } from '@playhouse/ui-kit';
import { useMerchant } from '@playhouse/whitelabel';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useListLanguage } from '@playhouse/i18n';
import { toMatch } from '../logic/toMatch';
import { hotMatchesOptions } from '../queries/gameQueries';
import type { HotMatch } from '../logic/types';
import { BlockState } from '../views/home/BlockState';
import { HotMatchStrip } from '../views/matches/HotMatchStrip';
import styles from '../views/matches/matches.module.css';
import { LazyMatchWindow } from './LazyMatchWindow';

/** Home block: the strip of matches and the window of the tapped one (HOT-01). */
export function HotMatches() {
  const state = useViewState(useQuery(hotMatchesOptions(useWps(), useListLanguage())));
  return (
    <BlockState
      state={state}
      skeleton={<Skeleton className={styles.skeleton} />}
      empty={<FormattedMessage id="lobby.matches.empty" />}
    >
      {(matches) => <Matches matches={matches} />}
    </BlockState>
  );
}

/** The window lives with the strip: whoever leaves the screen leaves it too. */
function Matches({ matches }: { matches: readonly HotMatch[] }) {
  const { timeZone } = useMerchant();
  const [key, setKey] = useState<string>();
  const items = matches.map((match) => toMatch(match, timeZone));
  const chosen = items.findIndex((item) => item.key === key);
  return (
    <>
      <HotMatchStrip matches={items} onOpen={(item) => setKey(item.key)} />
      <LazyMatchWindow match={matches[chosen]} onClose={() => setKey(undefined)} />
    </>
  );
}
