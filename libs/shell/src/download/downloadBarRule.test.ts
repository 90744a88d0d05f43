import { expect, it } from 'vitest';
import { showsDownloadBar } from './downloadBarRule';

it('shows the bar on home to everyone, and on some screens after login only [DL-02]', () => {
  expect(showsDownloadBar({ pathname: '/m/home', home: true }, false)).toBe(true);
  const mine = { pathname: '/m/mine', home: false };
  expect(showsDownloadBar(mine, false)).toBe(false);
  expect(showsDownloadBar(mine, true)).toBe(true);
  expect(showsDownloadBar({ pathname: '/m/gameList', home: false }, true)).toBe(false);
});
