import type { Page } from '@playwright/test';
import { gameTile } from '@playhouse/browser/slowPhone';

interface Seen {
  /** The game that stood first in the first of the frames. */
  from: string | undefined;
  /** Missing parts of the first row of games and of the banner, by frame. */
  readonly gaps: string[];
}

/** Runs in the page before anything else; frame by frame from the first in which row and banner are whole. */
function note(tile: string): void {
  if (window.origin === 'null') return;
  const seen: Seen = { from: undefined, gaps: [] };
  Object.assign(window, { seen });
  const inRow = () => {
    const tiles = [...document.querySelectorAll(tile)].filter(
      (each) => each.getBoundingClientRect().width > 0,
    );
    const top = tiles[0]?.getBoundingClientRect().top;
    return tiles.filter((each) => each.getBoundingClientRect().top === top);
  };
  const isPainted = (picture: HTMLImageElement | null | undefined) =>
    picture?.complete === true && picture.naturalWidth > 0;
  /** Names the parts that are missing. */
  const missing = () => {
    const row = inRow();
    const found = row.length < 3 ? [`a row of ${String(row.length)}`] : [];
    if (row.some(({ textContent }) => textContent.trim() === '')) found.push('a game without name');
    if (row.some((each) => !isPainted(each.querySelector('img')))) found.push('a game’s picture');
    const banner = document.querySelector('main [aria-roledescription="carousel"]');
    if (!location.pathname.endsWith('/home')) return found;
    if (banner === null) return [...found, 'the banner'];
    const { left, right } = banner.getBoundingClientRect();
    const isShown = (each: Element) => {
      const box = each.getBoundingClientRect();
      return box.width > 0 && box.left < right && box.right > left;
    };
    const picture = [...banner.querySelectorAll('img')].find(isShown);
    if (!isPainted(picture)) found.push('what the banner shows');
    return found;
  };
  const look = () => {
    const found = missing();
    if (found.length === 0) seen.from ??= inRow()[0]?.getAttribute('aria-label') ?? '';
    if (seen.from !== undefined)
      seen.gaps.push(...found.map((each) => `${performance.now().toFixed()}: ${each}`));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** From the next page on every frame is looked at. */
export const noteFrames = (page: Page) => page.addInitScript(note, gameTile);

/** The frames since row and banner were whole for the first time. */
export const readFrames = (page: Page) => page.evaluate(() => Reflect.get(window, 'seen') as Seen);
