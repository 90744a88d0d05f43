import { createHash } from 'node:crypto';
import { paths } from '@playhouse/navigation';
import type { Merchant } from '@playhouse/whitelabel';
import { escapeMarkup } from './escape';

type Value =
  string | number | boolean | Buffer | readonly Value[] | { readonly [key: string]: Value };

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

function plistValue(value: Value): string {
  if (typeof value === 'string') return `<string>${escapeMarkup(value)}</string>`;
  if (typeof value === 'number') return `<integer>${value}</integer>`;
  if (typeof value === 'boolean') return value ? '<true/>' : '<false/>';
  if (Buffer.isBuffer(value)) return `<data>${value.toString('base64')}</data>`;
  if (Array.isArray(value)) return `<array>${value.map(plistValue).join('')}</array>`;
  const entries = Object.entries(value as Record<string, Value>);
  return `<dict>${entries.map(([key, inner]) => `<key>${key}</key>${plistValue(inner)}`).join('')}</dict>`;
}

/**
 * The iOS configuration profile that puts the site on the home screen as a full-screen web clip
 * (DL-03, PWA-01). A web clip needs an absolute address, so a merchant without a domain has none.
 */
export function webClipProfile(merchant: Merchant, icon: Buffer): string | undefined {
  if (merchant.mainDomain === '') return undefined;
  const host = new URL(merchant.mainDomain).hostname;
  const identifier = [...host.split('.').reverse(), merchant.code].join('.');
  const clip: Value = {
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
  const profile: Value = {
    PayloadType: 'Configuration',
    PayloadVersion: 1,
    PayloadIdentifier: identifier,
    PayloadUUID: stableUuid(merchant.code, 'profile'),
    PayloadDisplayName: merchant.name,
    PayloadOrganization: merchant.name,
    PayloadRemovalDisallowed: false,
    PayloadContent: [clip],
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">',
    `<plist version="1.0">${plistValue(profile)}</plist>`,
    '',
  ].join('\n');
}
