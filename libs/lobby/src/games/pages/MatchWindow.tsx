import { imageSources, useMerchant } from '@playhouse/whitelabel';
import { useOpenGame } from '@playhouse/categories';
import { toMatch } from '../logic/toMatch';
import type { HotMatch } from '../logic/types';
import { HotMatchDialog } from '../views/matches/HotMatchDialog';

export interface MatchWindowProps {
  /** The match to show; undefined closes the window. */
  match: HotMatch | undefined;
  onClose: () => void;
}

/** The window of a match, from which its sports game is started (HOT-01). */
export function MatchWindow({ match, onClose }: MatchWindowProps) {
  const { imageCDNs, timeZone } = useMerchant();
  const open = useOpenGame();
  const play = () => {
    onClose();
    if (match) open({ ...match, vassalage: match.vendor, gameType: 'SPORTS' });
  };
  return (
    <HotMatchDialog
      match={match && toMatch(match, timeZone)}
      homeSources={imageSources({ imageCDNs }, match?.homeTeamImageUrl)}
      awaySources={imageSources({ imageCDNs }, match?.awayTeamImageUrl)}
      onClose={onClose}
      onPlay={play}
    />
  );
}
