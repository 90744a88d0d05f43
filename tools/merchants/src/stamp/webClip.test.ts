// @vitest-environment node
import { bakedSchema } from '@playhouse/whitelabel';
import { describe, expect, it } from 'vitest';
import { loadMerchant } from '../check/loadMerchant';
import { workspacePlaces } from '../places';
import { stableUuid, webClipProfile } from './webClip';

const { merchant } = loadMerchant('amihanda', workspacePlaces());

/** Elements that are opened and not closed in order; none in well-formed XML. */
function unbalanced(xml: string): string[] {
  const open: string[] = [];
  for (const [, slash, name = '', empty] of xml.matchAll(/<(\/?)([a-z]+)[^>?]*?(\/?)>/g)) {
    if (slash === '') open.push(...(empty === '' ? [name] : []));
    else if (open.pop() !== name) return [name];
  }
  return open;
}

describe('webClipProfile', () => {
  it('is a well-formed profile that opens home on the merchant’s own domain [PWA-01, DL-03]', () => {
    const profile = webClipProfile({ ...merchant, name: 'A & B' }, Buffer.from('icon')) ?? '';
    expect(unbalanced(profile)).toEqual([]);
    const home = 'https://amihanda.example/m/home?source=webclip';
    expect(profile).toContain(`<key>URL</key><string>${home}</string>`);
    expect(profile).toContain('<key>PayloadDisplayName</key><string>A &amp; B</string>');
    expect(profile).toContain('<key>FullScreen</key><true/>');
    expect(profile).toContain(`<key>Icon</key><data>${btoa('icon')}</data>`);
  });

  it('has ids that depend on the merchant alone, so that an update replaces what is installed', () => {
    expect(stableUuid('amihanda', 'profile')).toBe(stableUuid('amihanda', 'profile'));
    expect(stableUuid('amihanda', 'profile')).not.toBe(stableUuid('corvalume', 'profile'));
    expect(stableUuid('amihanda', 'profile')).toMatch(
      /^[0-9A-F]{8}-[0-9A-F]{4}-8[0-9A-F]{3}-[89AB][0-9A-F]{3}-[0-9A-F]{12}$/,
    );
  });

  it('does not exist for a merchant without a domain: a web clip needs an absolute address', () => {
    const homeless = bakedSchema.parse({ ...merchant, mainDomain: '' });
    expect(webClipProfile(homeless, Buffer.from('icon'))).toBeUndefined();
  });
});
