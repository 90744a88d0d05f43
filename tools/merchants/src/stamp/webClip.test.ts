// @vitest-environment jsdom
import { bakedSchema } from '@playhouse/whitelabel';
import { describe, expect, it } from 'vitest';
import { loadMerchant } from '../check/loadMerchant';
import { workspacePlaces } from '../places';
import { stableUuid, webClipProfile } from './webClip';

const { merchant } = loadMerchant('amihanda', workspacePlaces());

describe('webClipProfile', () => {
  it('is a well-formed profile that opens home on the merchant’s own domain [PWA-01, DL-03]', () => {
    const profile = webClipProfile({ ...merchant, name: 'A & B' }, Buffer.from('icon')) ?? '';
    const page = new DOMParser().parseFromString(profile, 'application/xml');
    const value = (key: string) =>
      [...page.querySelectorAll('key')].find((node) => node.textContent === key)
        ?.nextElementSibling;
    expect(value('URL')?.textContent).toBe('https://amihanda.example/m/home?source=webclip');
    expect(value('PayloadDisplayName')?.textContent).toBe('A & B');
    expect(value('FullScreen')?.tagName).toBe('true');
    expect(Buffer.from(value('Icon')?.textContent ?? '', 'base64').toString()).toBe('icon');
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
