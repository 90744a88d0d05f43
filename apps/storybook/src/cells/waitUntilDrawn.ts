import { waitFor } from 'storybook/test';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const idle = () => new Promise<void>((resolve) => requestIdleCallback(() => resolve()));

const isBusy = (element: Element) =>
  element.querySelector('main [aria-busy="true"]') !== null ||
  [...document.images].some(({ complete, loading }) => !complete && loading !== 'lazy');

/**
 * Waits until a screen stands and nothing more comes by itself.
 * @param isEndless whether its data never comes
 */
export async function waitUntilDrawn(canvas: HTMLElement, isEndless: boolean): Promise<void> {
  await waitFor(() => {
    const there = canvas.querySelector('[data-cell], [data-led-to]');
    if (there === null) throw new Error('The screen is not there.');
    if (!isEndless && isBusy(canvas)) throw new Error('The screen still waits for something.');
  });
  // A field that takes the focus at once may have been scrolled to while the story before still stood above.
  scrollTo({ top: 0, behavior: 'instant' });
  await document.fonts.ready;
  await idle();
  await frame();
  await frame();
}
