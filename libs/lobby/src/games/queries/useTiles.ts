import { imageSources, useMerchant } from '@playhouse/whitelabel';
import { useMemo } from 'react';
import { tilesOnce } from '../logic/toTile';
import type { GameItem } from '../logic/types';
import type { TileGame } from '../logic/toTile';
import { useVendorItems } from './useVendors';

/**
 * Games as tiles; the same array as long as nothing changed, so that a grid stays still, and the same tile
 * for the same game, so that a page more is no news to the tiles before it.
 */
export function useTiles(games: readonly GameItem[] | undefined): TileGame[] {
  const vendors = useVendorItems();
  const { imageCDNs } = useMerchant();
  const tileOf = useMemo(
    () =>
      tilesOnce(
        (code) => vendors.get(code)?.name,
        (path) => imageSources({ imageCDNs }, path),
      ),
    [vendors, imageCDNs],
  );
  return useMemo(() => (games ?? []).map(tileOf), [games, tileOf]);
}
