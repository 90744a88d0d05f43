import type { Platform } from '@playhouse/platform';
import { describe, expect, it, vi } from 'vitest';
import { downloadLinks, installGuide, mayOfferDownload } from './download';

const android: Platform = { os: 'android', nativeApp: false, installed: false, webclip: false };
const ios: Platform = { ...android, os: 'ios', osVersion: [16, 4] };
const all = {
  android: 'https://a.example',
  ios: 'https://i.example',
  profile: 'https://p.example',
};

describe('download bar', () => {
  it('is hidden in the native app and as an installed web app [DL-02]', () => {
    expect(mayOfferDownload(all, android)).toBe(true);
    expect(mayOfferDownload(all, { ...android, nativeApp: true })).toBe(false);
    expect(mayOfferDownload(all, { ...android, installed: true })).toBe(false);
  });

  it('needs a link on Android, none on iOS, which can add to the home screen [DL-02]', () => {
    expect(mayOfferDownload({ ios: all.ios }, android)).toBe(false);
    expect(mayOfferDownload({}, ios)).toBe(true);
  });

  it('is hidden in webclip mode without an iOS link [DL-02]', () => {
    expect(mayOfferDownload({ profile: all.profile }, { ...ios, webclip: true })).toBe(false);
    expect(mayOfferDownload(all, { ...ios, webclip: true })).toBe(true);
  });
});

describe('download links', () => {
  it('are Android, iOS and the profile, whatever the case of the type; nothing else [DL-03]', () => {
    const resources = [
      { resourceType: 'Android', url: '/a' },
      { resourceType: 'IOS', url: '/i' },
      { resourceType: 'MOBILECONFIG', url: '/p' },
      { resourceType: 'SpeedTest', url: '/s' },
    ];
    expect(downloadLinks(resources)).toEqual({ android: '/a', ios: '/i', profile: '/p' });
    expect(downloadLinks([{ resourceType: 'IOS', url: '' }]).ios).toBeUndefined();
  });

  it('are no script addresses, and no pages of a foreign host in disguise [DL-03]', () => {
    vi.spyOn(console, 'info').mockReturnValue();
    for (const url of ['javascript:alert(1)', '//evil.example/a.apk', 'data:text/html,a'])
      expect(downloadLinks([{ resourceType: 'ANDROID', url }]).android).toBeUndefined();
  });
});

describe('add-to-home-screen guide', () => {
  it.each([
    [[11, 4], true],
    [[12, 1], true],
    [[12, 2], false],
    [[13, 0], false],
  ] as const)('iOS %s gets the legacy tip: %s [DL-04]', (version, legacy) => {
    expect(installGuide(all, { ...ios, osVersion: version })?.legacy).toBe(legacy);
  });

  it('says that the app needs iOS 12.4 and that 17 installs the profile by hand [DL-04]', () => {
    const at = (major: number, minor: number) =>
      installGuide(all, { ...ios, osVersion: [major, minor] });
    expect(at(12, 3)?.appSupported).toBe(false);
    expect(at(12, 4)?.appSupported).toBe(true);
    expect(at(16, 9)?.manualProfile).toBe(false);
    expect(at(17, 0)?.manualProfile).toBe(true);
  });

  it('offers the profile only when a link exists, and nothing off iOS [DL-04]', () => {
    expect(installGuide(all, ios)?.profile).toBe(all.profile);
    expect(installGuide({}, ios)?.profile).toBeUndefined();
    expect(installGuide(all, android)).toBeUndefined();
    expect(installGuide(all, { ...ios, installed: true })).toBeUndefined();
  });
});
