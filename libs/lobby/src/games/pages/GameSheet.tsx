import { useOpenGame, vendorHref } from '@playhouse/categories';
import { useListLanguage, useMoney } from '@playhouse/i18n';
import { paths } from '@playhouse/navigation';
import type { ShownGame } from '@playhouse/navigation';
import { useViewState, useWps } from '@playhouse/platform';
import { useSession } from '@playhouse/session';
import { imageSources, useMerchant } from '@playhouse/whitelabel';
import type { lobbyCalls } from '@playhouse/wps';
import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { FactsState } from '../logic/sheetFacts';
import { tileSources } from '../logic/tileImage';
import { isVisibleVendor } from '../logic/vendors';
import { gameFactsOptions } from '../queries/findQueries';
import { useFavourites } from '../queries/useFavourites';
import { useVendorItems } from '../queries/useVendors';
import { GameSheetView } from '../views/sheet/GameSheetView';
import type { SheetGame } from '../views/sheet/GameSheetView';

export interface GameSheetProps {
  open: boolean;
  onClose: () => void;
  game: ShownGame;
}

/** The sheet of a game: what a player wants to know before it starts, and the ways in. */
export function GameSheet({ open, onClose, game: shown }: GameSheetProps) {
  const facts = useQuery(gameFactsOptions(useWps(), useListLanguage(), shown.nodeId));
  const session = useSession();
  const { ids, toggle } = useFavourites();
  const openGame = useOpenGame();
  // A list knows how its games start; what a search found is asked for.
  const game = { ...shown, ...facts.data?.game };
  const isFavourite = ids.has(game.nodeId);
  const canStart = game.roomId !== undefined;
  return (
    <GameSheetView
      open={open}
      onClose={onClose}
      game={useSheetGame(game)}
      facts={useFactsState(facts)}
      favourite={isFavourite}
      onFavourite={() => {
        if (session === undefined) onClose();
        toggle(game, !isFavourite);
      }}
      onPlay={
        canStart
          ? () => {
              onClose();
              openGame(game);
            }
          : undefined
      }
      trialHref={
        session === undefined && game.supportPlay === true ? paths.trial.href() : undefined
      }
    />
  );
}

function useSheetGame(game: ShownGame): SheetGame {
  const { imageCDNs } = useMerchant();
  const vendors = useVendorItems();
  const vendor = vendors.get(game.vassalage);
  return {
    name: game.displayName ?? game.gameName,
    category: game.gameType,
    sources: tileSources(game, (path) => imageSources({ imageCDNs }, path)),
    vendor: vendor?.name ?? game.vassalage,
    vendorHref: vendor && isVisibleVendor(vendor.code) ? vendorHref(vendor) : undefined,
  };
}

function useFactsState(query: UseQueryResult<lobbyCalls.GameFacts>): FactsState {
  const money = useMoney();
  const state = useViewState(query);
  if (state.status !== 'ready') return state;
  const { rules, returnToPlayer, countedPercent, minBet, maxBet } = state.data;
  return {
    status: 'ready',
    data: {
      rules: rules ?? undefined,
      returnToPlayer: returnToPlayer ?? undefined,
      countedPercent: countedPercent ?? undefined,
      minBet: money(minBet),
      maxBet: maxBet == null ? undefined : money(maxBet),
    },
  };
}
