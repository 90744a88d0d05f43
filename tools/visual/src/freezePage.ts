import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContext } from 'playwright';

const require = createRequire(import.meta.url);

/** Letters of all languages of the site, and the signs of its currencies. */
const subsets = ['latin', 'latin-ext', 'vietnamese'];

const readFont = (subset: string) =>
  readFileSync(
    require.resolve(`@fontsource-variable/inter/files/inter-${subset}-wght-normal.woff2`),
    'base64',
  );

/** One font in place of the machine's own, and nothing that moves or blinks by itself. */
const styles = `
  :root, body, button, input, select, textarea { font-family: Pictures, sans-serif !important; }
  *, *::before, *::after {
    animation: none !important;
    transition: none !important;
    caret-color: transparent !important;
    scrollbar-width: none !important;
  }
`;

interface Given {
  readonly fonts: readonly string[];
  readonly styles: string;
}

/** Has time stand still as the clock does: whatever would come a second later never comes. */
function stopTimers(): void {
  const { setTimeout: later, setInterval: again } = window;
  const never = 2 ** 31 - 1;
  type Timer = (handler: TimerHandler, ms?: number, ...given: unknown[]) => number;
  const stop =
    (timer: Timer): Timer =>
    (handler, ms, ...given) =>
      timer(handler, (ms ?? 0) >= 1000 ? never : ms, ...given);
  Object.assign(window, { setTimeout: stop(later), setInterval: stop(again) });
}

/** Runs in the page before its own scripts. */
function freeze({ fonts, styles: text }: Given): void {
  fonts.forEach((font, index) => {
    const bytes = Uint8Array.from(atob(font), (letter) => letter.charCodeAt(0));
    // The first one that has a letter gives it: families of a stack are asked in their order.
    document.fonts.add(new FontFace(`Pictures${index}`, bytes, { weight: '100 900' }));
  });
  const family = fonts.map((_font, index) => `Pictures${index}`).join(', ');
  const sheet = document.createElement('style');
  sheet.textContent = text.replace('Pictures', family);
  const place = () => {
    if (document.documentElement === null) return;
    document.documentElement.append(sheet);
    watcher.disconnect();
  };
  const watcher = new MutationObserver(place);
  watcher.observe(document, { childList: true });
  place();
}

/** Has every page of a browser drawn with the shipped font and without motion, from its first moment. */
export async function freezePages(context: BrowserContext): Promise<void> {
  // TypeScript that is run as it is asks for this one, to keep names of functions.
  await context.addInitScript('globalThis.__name ??= (named) => named');
  await context.addInitScript(stopTimers);
  await context.addInitScript(freeze, { fonts: subsets.map(readFont), styles } satisfies Given);
}
