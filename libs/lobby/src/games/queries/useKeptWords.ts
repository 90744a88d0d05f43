import { jsonItem, sessionStore, storageKeys } from '@playhouse/storage';
import type { ItemSchema } from '@playhouse/storage';
import { useCallback, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** Words of a search, and the visit in which they were typed: an entry of the history. */
interface KeptWords {
  readonly visit: string;
  readonly words: string;
}

const schema: ItemSchema<KeptWords> = {
  safeParse(value) {
    const kept = value as Partial<KeptWords> | null;
    const isKept = typeof kept?.visit === 'string' && typeof kept.words === 'string';
    return isKept
      ? { success: true, data: { visit: kept.visit ?? '', words: kept.words ?? '' } }
      : { success: false };
  },
};

const item = jsonItem(sessionStore, storageKeys.searchWords, schema);

/** Words that are typed on this screen: Back and a reload find them again. A link may bring some. */
export function useKeptWords(): [words: string, type: (words: string) => void] {
  const { key } = useLocation();
  const [params] = useSearchParams();
  const [words, setWords] = useState(() => {
    const kept = item.get();
    return kept?.visit === key ? kept.words : (params.get('words') ?? '');
  });
  const type = useCallback(
    (typed: string) => {
      setWords(typed);
      item.set({ visit: key, words: typed });
    },
    [key],
  );
  return [words, type];
}
