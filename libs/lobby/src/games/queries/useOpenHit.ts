import { categoryHref, vendorHref } from '@playhouse/categories';
import { openOverlay } from '@playhouse/navigation';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Hit } from '../logic/hits';
import { noteSearch } from '../logic/recentSearches';

/** Opens what was found: the sheet of a game, the page of a vendor, the games of a category. The words are kept. */
export function useOpenHit(words: string): (hit: Hit) => void {
  const navigate = useNavigate();
  return useCallback(
    (hit) => {
      noteSearch(words);
      if (hit.kind === 'vendor') void navigate(vendorHref(hit));
      else if (hit.kind === 'category') void navigate(categoryHref(hit.category));
      else {
        const { nodeId, name, vassalage, category, picture } = hit;
        openOverlay({
          kind: 'game',
          game: { nodeId, gameName: name, vassalage, gameType: category, iconUrl: picture },
        });
      }
    },
    [navigate, words],
  );
}
