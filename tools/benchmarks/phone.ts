import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { browserArgs } from '@playhouse/browser/browserArgs';
import { findChromium } from '@playhouse/browser/findChromium';

/** A browser as the journeys have it: the window's own pages would begin beside what is measured. */
export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: browserArgs });

/** How many times slower than the processor of a usual machine the phone's is. */
const slowest = 4;
/**
 * The time that the work below takes the phone, in milliseconds of processor time. A machine that takes longer than a fourth of it
 * is slower than a usual one, and is slowed down by less, so that it stands for the same phone.
 */
const phoneMs = 300;
/** How often the machine is asked; the quickest time counts, since others only make it slower. */
const times = 40;
/** Repetitions of the work in one time. */
const rounds = 40;

/** The work of a page's start and its frames: data that is read, elements that are made, placed and written anew. */
function work(repetitions: number): void {
  const games = Array.from({ length: 200 }, (_, at) => ({
    id: `game-${String(at)}`,
    name: `Game ${String(at)}`,
    vendor: 'LRF',
    sources: [`/art/${String(at)}.svg`, `/art/${String(at)}.png`],
    at,
  }));
  const frame = document.createElement('div');
  frame.style.width = '390px';
  document.body.append(frame);
  for (let round = 0; round < repetitions; round += 1) {
    const read = JSON.parse(JSON.stringify(games)) as typeof games;
    const byName = new Map(read.map((game) => [game.name, game]));
    const shown = [...byName.values()].sort((one, other) => other.at - one.at).slice(0, 40);
    const list = document.createElement('div');
    list.style.cssText = 'display:grid;grid-template-columns:repeat(3,1fr);gap:8px';
    for (const { id, name, vendor } of shown) {
      const tile = document.createElement('a');
      tile.id = id;
      tile.style.cssText = 'display:block;overflow:hidden;border-radius:8px;padding:4px';
      tile.innerHTML = `<span><b>${vendor}</b></span> <span>${name}</span>`;
      list.append(tile);
    }
    frame.replaceChildren(list);
    if (frame.offsetHeight === 0) throw new Error('Nothing was laid out.');
  }
  frame.remove();
}

/**
 * How many times a browser's processor has to be slowed down here to be the phone's: 4, or less where the machine itself is
 * slow. A fixed number would be another phone on every machine.
 */
export async function slowdownIn(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < times; time += 1) {
    const before = await worked();
    await page.evaluate(work, rounds);
    least = Math.min(least, (await worked()) - before);
  }
  await page.close();
  return Math.max(1, Math.min(slowest, phoneMs / least));
}
