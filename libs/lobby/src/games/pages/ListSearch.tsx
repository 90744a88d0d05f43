import { SearchInput } from '@playhouse/ui-kit';
import type { SuggestionsPopup } from '@playhouse/ui-kit';
import { useRef, useState } from 'react';
import type { FocusEvent } from 'react';
import { useIntl } from 'react-intl';
import type { HitKeys } from '../views/search/useActiveHit';
import { LazySuggestions } from './LazySuggestions';
import styles from './ListSearch.module.css';

export interface ListSearchProps {
  /** Words by which the list is searched. */
  gameName: string;
  onSearch: (words: string) => void;
}

const listId = 'list-suggestions';

/** As many as stand over a list beside a phone's keyboard. */
const most = 6;

const closed = { isOpen: false, active: undefined };

/** The box of a list: it searches the list on Enter (LIST-01), and suggests games of all categories as one types. */
export function ListSearch({ gameName, onSearch }: ListSearchProps) {
  const { formatMessage } = useIntl();
  const keys = useRef<HitKeys>(null);
  const [isTouched, setTouched] = useState(false);
  const [words, setWords] = useState(gameName);
  const [isWanted, setWanted] = useState(false);
  const [list, setList] = useState<Omit<SuggestionsPopup, 'id'>>(closed);
  const isShown = isWanted && words.trim() !== '';
  const leave = () => setWanted(false);
  return (
    <div
      className={styles.place}
      onBlur={(event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) leave();
      }}
    >
      <SearchInput
        label={formatMessage({ id: 'lobby.list.search' })}
        defaultValue={gameName}
        suggestions={{ id: listId, ...(isShown ? list : closed) }}
        onFocus={() => setTouched(true)}
        onWords={(typed) => {
          setWords(typed);
          setWanted(true);
        }}
        onKeyDown={(event) => {
          if (isShown) keys.current?.press(event);
        }}
        onSearch={(some) => {
          leave();
          onSearch(some);
        }}
      />
      <div className={styles.suggestions} hidden={!isShown}>
        <LazySuggestions
          {...{ id: listId, words, most, keys }}
          wanted={isTouched}
          onChange={setList}
          onOpen={leave}
          onLeave={leave}
        />
      </div>
    </div>
  );
}
