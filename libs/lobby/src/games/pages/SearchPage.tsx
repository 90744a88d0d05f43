import { hotCategory } from '@playhouse/categories';
import { useGoBack } from '@playhouse/navigation';
import type { AskScreen } from '@playhouse/navigation';
import { Page, SearchInput, SectionHeader } from '@playhouse/ui-kit';
import { useRef, useState, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { noteSearch, recentSearches } from '../logic/recentSearches';
import { gameIndexOptions } from '../queries/findQueries';
import { useKeptWords } from '../queries/useKeptWords';
import { RecentSearches } from '../views/search/RecentSearches';
import type { HitKeys } from '../views/search/useActiveHit';
import { HotGames } from './HotGames';
import { Suggestions } from './Suggestions';
import type { Suggested } from './Suggestions';

const listId = 'search-results';

/** As many results as anybody looks through. */
const most = 40;

/** The index, which is there when the first letter is typed. */
export const askSearch: AskScreen = ({ client, wps, language }) => {
  void client.prefetchQuery(gameIndexOptions(wps, language));
};

/** `/m/search`: the one search over all games, vendors and categories. */
export function SearchPage() {
  const { formatMessage } = useIntl();
  const goBack = useGoBack();
  const keys = useRef<HitKeys>(null);
  const [words, type] = useKeptWords();
  // Words that do not come from the box start it over.
  const [given, setGiven] = useState({ words, at: 0 });
  const [list, setList] = useState<Suggested>({ isOpen: false, active: undefined });
  const give = (some: string) => {
    type(some);
    setGiven({ words: some, at: given.at + 1 });
  };
  const isEmpty = words.trim() === '';
  return (
    <Page title={formatMessage({ id: 'screens.search' })} hideTitle>
      <SearchInput
        key={given.at}
        autoFocus
        label={formatMessage({ id: 'search.label' })}
        defaultValue={given.words}
        suggestions={{ id: listId, ...list, isOpen: list.isOpen && !isEmpty }}
        onWords={type}
        onSearch={noteSearch}
        onKeyDown={(event) => {
          if (!isEmpty) keys.current?.press(event);
          else if (event.key === 'Escape') goBack();
        }}
      />
      {isEmpty ? (
        <Beginning onSearch={give} />
      ) : (
        <Suggestions
          {...{ id: listId, words, most, keys }}
          isPage
          onChange={setList}
          onLeave={() => give('')}
        />
      )}
    </Page>
  );
}

/** Before anything is typed: what was searched for last, and what is popular. */
function Beginning({ onSearch }: { onSearch: (words: string) => void }) {
  const searches = useSyncExternalStore(recentSearches.subscribe, recentSearches.get);
  return (
    <>
      <RecentSearches
        searches={searches ?? []}
        onSearch={onSearch}
        onClear={recentSearches.remove}
      />
      <HotGames
        category={hotCategory}
        heading={<SectionHeader icon="flame" title={<FormattedMessage id="search.popular" />} />}
      />
    </>
  );
}
