import { catalogues } from '@playhouse/i18n';
import { expect, test, vi } from 'vitest';
import { paths } from './paths';
import { preloadScreen } from './preloadScreen';
import { defineScreen } from './screen';
import { provideScreens } from './screenTable';

test('fetches the script and the texts of the screen behind an address, in any case', async () => {
  const load = vi.fn(() => Promise.resolve({ Page: () => null }));
  const texts = vi.spyOn(catalogues, 'load').mockResolvedValue();
  provideScreens([defineScreen(paths.gameList, { texts: ['lobby'], load, page: 'Page' })]);
  await preloadScreen('/m/GAMELIST?gameType=RNG#top');
  expect(load).toHaveBeenCalledOnce();
  expect(texts).toHaveBeenCalledWith(['lobby'], 'EN');
});

test('leaves addresses without a screen alone, and a failure to the step itself', async () => {
  const load = vi.fn(() => Promise.reject(new Error('gone')));
  provideScreens([defineScreen(paths.gameList, { texts: [], load, page: 'Page' })]);
  await expect(preloadScreen('/m/nowhere')).resolves.toBeUndefined();
  expect(load).not.toHaveBeenCalled();
  await expect(preloadScreen('/m/gameList')).resolves.toBeUndefined();
});
