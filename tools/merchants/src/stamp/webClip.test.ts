import { bakedSchema } from '@playhouse/whitelabel';
import { parse } from 'plist';
import { describe, expect, it } from 'vitest';
import { loadMerchant } from '../check/loadMerchant';
import { workspacePlaces } from '../places';
import { stableUuid, webClipProfile } from './webClip';

const { merchant } = loadMerchant('amihanda', workspacePlaces());

describe('webClipProfile', () => {
  it('is a profile that opens home on the merchant’s own domain [PWA-01, DL-03]', () => {
    const name = 'A & B <c> ]]> 賽馬 🎰';
    const profile = webClipProfile({ ...merchant, name, shortName: name }, Buffer.from('icon'));
    expect(profile).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\s*<!DOCTYPE plist PUBLIC/);
    expect(parse(profile ?? '')).toMatchObject({
      PayloadType: 'Configuration',
      PayloadVersion: 1,
      PayloadDisplayName: name,
      PayloadRemovalDisallowed: false,
      PayloadContent: [
        {
          PayloadType: 'com.apple.webClip.managed',
          URL: 'https://amihanda.example/m/home?source=webclip',
          Label: name,
          Icon: new Uint8Array(Buffer.from('icon')),
          FullScreen: true,
        },
      ],
    });
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
