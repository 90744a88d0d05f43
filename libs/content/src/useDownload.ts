import { usePlatform } from '@playhouse/platform';
import type { Platform } from '@playhouse/platform';
import { useMerchant } from '@playhouse/whitelabel';
import { downloadLinks, installGuide, mayOfferDownload } from './logic/download';
import type { DownloadLinks, InstallGuide } from './logic/download';

export interface Download {
  readonly links: DownloadLinks;
  readonly platform: Platform;
  /** Whether a download may be offered on this device at all (DL-02). */
  readonly offered: boolean;
  readonly guide: InstallGuide | undefined;
}

/** The merchant's downloads for this device. */
export function useDownload(): Download {
  const { resources } = useMerchant();
  const platform = usePlatform();
  const links = downloadLinks(resources);
  return {
    links,
    platform,
    offered: mayOfferDownload(links, platform),
    guide: installGuide(links, platform),
  };
}
