import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTurn } from './useTurn';

let frames: FrameRequestCallback[] = [];
let time = 0;

/** Lets the next frame come, so many ms after the last one. */
function frame(after = 16): void {
  time += after;
  const due = frames;
  frames = [];
  act(() => due.forEach((draw) => draw(time)));
}

function Part({ name, atOnce = false }: { readonly name: string; readonly atOnce?: boolean }) {
  return <p>{useTurn(atOnce) ? name : 'waits'}</p>;
}

const texts = () => screen.getAllByRole('paragraph').map(({ textContent }) => textContent);

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw));
  frame();
});
afterEach(() => vi.unstubAllGlobals());

test('what is seen on arrival is drawn at once, the rest one part a frame', () => {
  render(
    <>
      <Part name="first" atOnce />
      <Part name="second" />
      <Part name="third" />
    </>,
  );
  expect(texts()).toEqual(['first', 'waits', 'waits']);
  frame(1000);
  frame(1000);
  frame();
  expect(texts()).toEqual(['first', 'second', 'waits']);
  frame();
  expect(texts()).toEqual(['first', 'second', 'third']);
});

test('a frame that comes late draws nothing, but not for ever', () => {
  render(<Part name="only" />);
  frame(1000);
  frame(100);
  expect(texts()).toEqual(['waits']);
  frame(100);
  expect(texts()).toEqual(['only']);
});

test('a part that has gone by is not drawn, and the next one gets its turn', () => {
  const { rerender } = render(
    <>
      <Part key="gone" name="gone" />
      <Part key="here" name="here" />
    </>,
  );
  rerender(<Part key="here" name="here" />);
  frame(16);
  frame(16);
  frame(16);
  expect(texts()).toEqual(['here']);
});
