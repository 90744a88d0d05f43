import { createHash } from 'node:crypto';
import { paths } from '@playhouse/navigation';
import type { Merchant } from '@playhouse/whitelabel';
import { build } from 'plist';

/** A UUID (version 8) that depends on its words only, so that a new profile replaces the installed one. */
export function stableUuid(...words: readonly string[]): string {
  const hex = createHash('sha256').update(words.join('\n')).digest('hex');
  const variant = ((parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ];
  return parts.join('-').toUpperCase();
}

/**
 * The iOS configuration profile that puts the site on the home screen as a full-screen web clip
 * (DL-03, PWA-01). A web clip needs an absolute address, so a merchant without a domain has none.
 */
export function webClipProfile(merchant: Merchant, icon: Buffer): string | undefined {
  if (merchant.mainDomain === '') return undefined;
  const host = new URL(merchant.mainDomain).hostname;
  const identifier = [...host.split('.').reverse(), merchant.code].join('.');
  const clip = {
    PayloadType: 'com.apple.webClip.managed',
    PayloadVersion: 1,
    PayloadIdentifier: `${identifier}.webclip`,
    PayloadUUID: stableUuid(merchant.code, 'webclip'),
    PayloadDisplayName: merchant.name,
    Label: merchant.shortName,
    URL: merchant.mainDomain + paths.home.href({ source: 'webclip' }),
    Icon: icon,
    FullScreen: true,
    IsRemovable: true,
    Precomposed: true,
  };
  return build({
    PayloadType: 'Configuration',
    PayloadVersion: 1,
    PayloadIdentifier: identifier,
    PayloadUUID: stableUuid(merchant.code, 'profile'),
    PayloadDisplayName: merchant.name,
    PayloadOrganization: merchant.name,
    PayloadRemovalDisallowed: false,
    PayloadContent: [clip],
  });
}
