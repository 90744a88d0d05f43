import { useDebouncedLanguage } from '@playhouse/i18n';
import { useViewState, useWps } from '@playhouse/platform';
import { imageSources, useMerchant } from '@playhouse/whitelabel';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useOpenGame, categoryHref, launchHref } from '@playhouse/categories';
import { defaultCategory } from '../logic/listState';
import { winnersOptions } from '../queries/gameQueries';
import type { Winner } from '../logic/types';
import { BlockState } from '../views/home/BlockState';
import { WinnerBoardSkeleton } from '../views/winners/WinnerBoardSkeleton';
import { WinnerBoardView } from '../views/winners/WinnerBoardView';

/** Milliseconds a language must stand still before the board loads again (LANG-03, WIN-01). */
const winnersLanguageDelay = 250;

/** Home block: the latest winners (WIN-01); a language change counts after 250 ms (LANG-03). */
export function WinnerBoard() {
  const language = useDebouncedLanguage(winnersLanguageDelay);
  const state = useViewState(useQuery(winnersOptions(useWps(), language)));
  return (
    <BlockState
      state={state}
      skeleton={<WinnerBoardSkeleton />}
      empty={<FormattedMessage id="lobby.winners.empty" />}
    >
      {(winners) => <Winners winners={winners} />}
    </BlockState>
  );
}

/** The game that was won at; a win whose game is not named leads to the games of its kind. */
const gameOf = ({ vassalage, nodeId, roomId, gameType }: Winner) =>
  vassalage && nodeId ? { vassalage, nodeId, roomId, gameType } : undefined;

function hrefOf(winner: Winner): string {
  const game = gameOf(winner);
  return game ? launchHref(game) : categoryHref(winner.gameType ?? defaultCategory);
}

function Winners({ winners }: { winners: readonly Winner[] }) {
  const { imageCDNs } = useMerchant();
  const navigate = useNavigate();
  const open = useOpenGame();
  const play = (key: string) => {
    const winner = winners[Number(key)];
    if (!winner) return;
    const game = gameOf(winner);
    if (game) open(game);
    else void navigate(hrefOf(winner));
  };
  return (
    <WinnerBoardView
      onPlay={play}
      winners={winners.map((winner, index) => ({
        key: String(index),
        customer: winner.customerName,
        game: winner.gameName,
        amount: winner.winAmount,
        sources: imageSources({ imageCDNs }, winner.iconUrl),
        href: hrefOf(winner),
      }))}
    />
  );
}
