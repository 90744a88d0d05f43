import { hasDomain, imageSources, useMerchant } from '@playhouse/whitelabel';
import { useMemo } from 'react';
import { getLaunchRule } from '@playhouse/categories';
import { tilesOnce } from '../logic/toTile';
import type { GameItem } from '../logic/types';
import type { TileGame } from '../logic/toTile';
import { useVendorItems } from './useVendors';

/**
 * Games as tiles; the same array as long as nothing changed, so that a grid stays still, and the same tile
 * for the same game, so that a page more is no news to the tiles before it. A merchant without lotteries shows
 * none of their draws, whatever the platform lists.
 */
export function useTiles(games: readonly GameItem[] | undefined): TileGame[] {
  const vendors = useVendorItems();
  const merchant = useMerchant();
  const { imageCDNs } = merchant;
  const hasLotteries = hasDomain(merchant, 'lottery');
  const tileOf = useMemo(
    () =>
      tilesOnce(
        (code) => vendors.get(code)?.name,
        (path) => imageSources({ imageCDNs }, path),
      ),
    [vendors, imageCDNs],
  );
  return useMemo(() => {
    const isOffered = ({ vassalage }: GameItem) =>
      hasLotteries || getLaunchRule(vassalage).kind !== 'lottery';
    return (games ?? []).filter(isOffered).map(tileOf);
  }, [games, hasLotteries, tileOf]);
}
