import { imageSources, useMerchant } from '@playhouse/whitelabel';
import { useMemo } from 'react';
import { toTile } from '../logic/toTile';
import type { GameItem } from '../logic/types';
import type { TileGame } from '../logic/toTile';
import { useVendorItems } from './useVendors';

/** Games as tiles; the same array as long as nothing changed, so that a grid stays still. */
export function useTiles(games: readonly GameItem[] | undefined): TileGame[] {
  const vendors = useVendorItems();
  const { imageCDNs } = useMerchant();
  return useMemo(
    () =>
      (games ?? []).map((game) =>
        toTile(
          game,
          (code) => vendors.get(code)?.name,
          (path) => imageSources({ imageCDNs }, path),
        ),
      ),
    [games, vendors, imageCDNs],
  );
}
