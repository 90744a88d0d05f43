import { brokenAmounts } from '@playhouse/fixtures/looks/brokenAmounts';
import { coveredFocus } from '@playhouse/fixtures/looks/coveredFocus';
import { coveredParts } from '@playhouse/fixtures/looks/coveredParts';
import { cutControls } from '@playhouse/fixtures/looks/cutControls';
import { emptyHeadings } from '@playhouse/fixtures/looks/emptyHeadings';
import { overlappingTexts } from '@playhouse/fixtures/looks/overlappingTexts';
import { pageSpread } from '@playhouse/fixtures/looks/pageSpread';
import { smallControls } from '@playhouse/fixtures/looks/smallControls';
import { tallButtons } from '@playhouse/fixtures/looks/tallButtons';
import { tornSentences } from '@playhouse/fixtures/looks/tornSentences';
import { turnedNumbers } from '@playhouse/fixtures/looks/turnedNumbers';
import { unseenFocus } from '@playhouse/fixtures/looks/unseenFocus';
import { wordsOutside } from '@playhouse/fixtures/looks/wordsOutside';

type Find = () => readonly string[];

/** Hold at any width, in any language, with any size of text. */
const ofAnySize: Readonly<Record<string, Find>> = {
  'wider than the window': pageSpread,
  'words outside of their paper': wordsOutside,
  'cut controls': cutControls,
  'broken amounts': brokenAmounts,
  'texts over texts': overlappingTexts,
  'turned numbers': turnedNumbers,
  'torn sentences': tornSentences,
  'covered parts': coveredParts,
};

/** Hold with text of the usual size. */
const ofUsualSize: Readonly<Record<string, Find>> = {
  'covered focus': coveredFocus,
  'small controls': smallControls,
  'tall buttons': tallButtons,
  'empty headings': emptyHeadings,
  'focus that is not seen': unseenFocus,
};

const list = (checks: Readonly<Record<string, Find>>, look: string) =>
  Object.entries(checks).flatMap(([name, find]) =>
    find().map((what) => `${look}, ${name}: ${what}`),
  );

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Shows the page in a window of a width and with text of a size, in percent, while something is looked for. */
async function inLook<Found>(width: number, text: number, find: () => Found): Promise<Found> {
  const holder = window.frameElement as HTMLElement | null;
  const root = document.documentElement;
  const [usualWidth, usualText] = [holder?.style.width ?? '', root.style.fontSize];
  if (holder) holder.style.width = `${width}px`;
  root.style.fontSize = `${text}%`;
  await frame();
  await frame();
  document.activeElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const found = find();
  if (holder) holder.style.width = usualWidth;
  root.style.fontSize = usualText;
  await frame();
  return found;
}

/**
 * The breaches of the rules of looks on the page as it is shown, and in a small window with text twice as large.
 * @param isScreen whether it is a whole screen, which is also looked at in its own window with text twice as large
 */
export async function listFindings(isScreen: boolean): Promise<readonly string[]> {
  const found = [...list(ofAnySize, 'as shown'), ...list(ofUsualSize, 'as shown')];
  for (const width of new Set(isScreen ? [innerWidth, 320] : [320]))
    for (const text of [100, 200]) {
      if (width === innerWidth && text === 100) continue;
      const look = `${width} px with text of ${text} %`;
      found.push(...(await inLook(width, text, () => list(ofAnySize, look))));
    }
  return found;
}
