import { webLink } from '@playhouse/navigation';
import type { Platform } from '@playhouse/platform';
import type { Merchant } from '@playhouse/whitelabel';

const kindsByOs = {
  android: ['Android'],
  ios: ['MOBILECONFIG', 'IOS'],
  other: [],
} as const;

export type DownloadKind = (typeof kindsByOs)[keyof typeof kindsByOs][number];

export interface DownloadLink {
  readonly kind: DownloadKind;
  readonly url: string;
}

/** The links that fit a device; none in the native app or from the home screen (AGENT-06). */
export function downloadsFor(
  platform: Pick<Platform, 'os' | 'nativeApp' | 'installed' | 'webclip'>,
  resources: Merchant['resources'],
): DownloadLink[] {
  if (platform.nativeApp || platform.installed || platform.webclip) return [];
  return kindsByOs[platform.os].flatMap((kind) => {
    const resource = resources.find((candidate) => candidate.resourceType === kind);
    const link = webLink(resource?.url);
    return link === undefined ? [] : [{ kind, url: link.href }];
  });
}
