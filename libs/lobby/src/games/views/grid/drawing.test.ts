import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDrawing } from './drawing';
import type { Drawing } from './drawing';

// Without a layout rows are 173 px high, three tiles wide; the screen of jsdom is 768 px high.
let frames: FrameRequestCallback[] = [];

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw));
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []));
  vi.stubGlobal('scrollY', 0);
});
afterEach(() => void vi.unstubAllGlobals());

function nextFrame(): void {
  const due = frames;
  frames = [];
  for (const draw of due) draw(0);
}

function scrollTo(top: number): void {
  vi.stubGlobal('scrollY', top);
  window.dispatchEvent(new Event('scroll'));
}

function follow(tiles: number): Drawing {
  const drawing = createDrawing(26);
  drawing.setTiles(tiles);
  drawing.follow(document.createElement('div'));
  return drawing;
}

it('knows nothing before there is a layout, then draws as much as a page that nobody scrolled', () => {
  const drawing = createDrawing(26);
  drawing.setTiles(2000);
  expect(drawing.drawn()).toBeUndefined();
  expect(follow(2000).drawn()?.run).toEqual({ first: 0, end: 26 });
});

it('draws all that is visible in the frame of a leap, tiles in advance in the frames after', () => {
  const drawing = follow(2000);
  while (frames.length > 0) nextFrame();
  const told = vi.fn();
  drawing.subscribe(told);
  scrollTo(173 * 100);
  nextFrame();
  expect(told).toHaveBeenCalledOnce();
  expect(drawing.drawn()?.run).toEqual({ first: 297, end: 318 });
  nextFrame();
  expect(drawing.drawn()?.run).toEqual({ first: 297, end: 319 });
});

it('leaves every other frame to the pictures of a moving page once more than a row is ready', () => {
  const drawing = follow(2000);
  scrollTo(173 * 100);
  nextFrame();
  const ends = Array.from({ length: 8 }, (_, frame) => {
    if (frame < 6) scrollTo(173 * 100 + frame);
    nextFrame();
    return drawing.drawn()?.run.end;
  });
  // Up to 318 is visible; a row is ready with 321.
  expect(ends).toEqual([319, 320, 321, 322, 322, 323, 324, 324]);
});

it('rests once all is drawn', () => {
  follow(2000);
  for (let frame = 0; frame < 40; frame += 1) nextFrame();
  expect(frames).toEqual([]);
});

it('lays out nothing for a first page, and does once there is more', () => {
  const drawing = follow(2);
  drawing.setTiles(26);
  scrollTo(173);
  nextFrame();
  expect(drawing.drawn()).toBeUndefined();
  drawing.setTiles(27);
  expect(drawing.drawn()?.run).toEqual({ first: 0, end: 26 });
});

it('draws a game more at once at the end of a list, and never more games than there are', () => {
  const drawing = follow(2000);
  drawing.setTiles(1);
  expect(drawing.drawn()?.run).toEqual({ first: 0, end: 1 });
  drawing.setTiles(2);
  expect(drawing.drawn()?.run).toEqual({ first: 0, end: 2 });
});

it('measures the tiles that stand, not those that went with their group', () => {
  let resized: () => void = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
      constructor(tell: () => void) {
        resized = tell;
      }
    },
  );
  const frame = document.createElement('div');
  const stand = (height: number) => {
    frame.innerHTML = '<div><div role="listitem"></div></div>';
    const tile = frame.querySelector('[role=listitem]');
    if (tile) tile.getBoundingClientRect = () => new DOMRect(0, 0, 100, height);
  };
  const drawing = createDrawing(26);
  drawing.setTiles(2000);
  stand(160);
  drawing.follow(frame);
  expect(drawing.drawn()?.measure.pitch).toBe(160);
  stand(200);
  resized();
  expect(drawing.drawn()?.measure.pitch).toBe(200);
});
