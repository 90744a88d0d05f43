import { describe, expect, it } from 'vitest';
import { detectPlatform } from './detectPlatform';

const iphone = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148`;
const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36';
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0';
const windowsPhone = 'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1) like iPhone OS 7_0_3';

describe('the platform a browser tells of', () => {
  it.each([
    [iphone('12_2'), 0, 'ios', [12, 2]],
    [iphone('11_4_1'), 0, 'ios', [11, 4]],
    [iphone('17_0'), 0, 'ios', [17, 0]],
    ['Mozilla/5.0 (iPad; CPU OS 9 like Mac OS X)', 0, 'ios', [9, 0]],
    [mac, 5, 'ios', [17, 4]],
    [mac, 0, 'other', undefined],
    [android, 5, 'android', [14, 0]],
    ['Mozilla/5.0 (Linux; Android 8.1.0; SM-J701F)', 5, 'android', [8, 1]],
    ['Mozilla/5.0 (Android; Mobile; rv:40.0)', 5, 'android', undefined],
    [windows, 10, 'other', undefined],
    [windowsPhone, 5, 'other', undefined],
    ['', 0, 'other', undefined],
  ])('%s with %d touch points is %s %j [DL-04]', (userAgent, maxTouchPoints, os, osVersion) => {
    const platform = detectPlatform({ userAgent, maxTouchPoints });
    expect([platform.os, platform.osVersion]).toEqual([os, osVersion]);
  });

  it.each([
    [{ standalone: true }, true],
    [{ displayMode: 'standalone' }, true],
    [{ displayMode: 'fullscreen' }, true],
    [{ displayMode: 'browser' }, false],
    [{}, false],
  ])('is installed for %j: %s [REG-11, DL-02]', (signs, installed) => {
    expect(detectPlatform({ userAgent: android, ...signs }).installed).toBe(installed);
  });

  it('knows the native app by its marker and the web clip by its flag [REG-11]', () => {
    const app = detectPlatform({ userAgent: `${android} PlayhouseApp/2.1`, webclip: true });
    expect(app).toMatchObject({ nativeApp: true, webclip: true });
    expect(detectPlatform({ userAgent: android })).toMatchObject({
      nativeApp: false,
      webclip: false,
    });
  });
});
