import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { renderPart } from '../testing/renderPart';
import { Carousel } from './Carousel';
import { pauseMotion } from '../content/pageMotion';
import { resolveMotion } from './types';

const swiper = vi.hoisted(() => ({
  destroyed: false,
  autoplay: { start: vi.fn(), stop: vi.fn() },
  slideTo: vi.fn(),
  slideToLoop: vi.fn(),
  slideNext: vi.fn(),
  slidePrev: vi.fn(),
  destroy: vi.fn(),
}));
const startSwiper = vi.hoisted(() => vi.fn());
vi.mock('./startSwiper', () => ({ startSwiper }));
beforeEach(() => {
  pauseMotion(false);
  vi.clearAllMocks();
  startSwiper.mockReturnValue(swiper);
});

const items = ['One', 'Two', 'Three'].map((key) => ({
  key,
  content: <a href={`#${key}`}>{key}</a>,
}));
const moveTo = (index: number) => act(() => startSwiper.mock.lastCall?.[4](index));
const started = () => waitFor(() => expect(startSwiper).toHaveBeenCalledOnce());

test('one slide neither loops nor plays, several do [HOME-01, HOT-01]', () => {
  const motion = { autoplayMs: 5000, loop: true };
  expect(resolveMotion(motion, 1)).toMatchObject({ loop: false, autoplayMs: undefined });
  expect(resolveMotion(motion, 2)).toMatchObject({ loop: true, autoplayMs: 5000, speedMs: 500 });
});

test('slides that all fit stand still [WIN-01]', () => {
  const motion = { autoplayMs: 1, loop: true, slidesPerView: 3 } as const;
  expect(resolveMotion(motion, 3)).toMatchObject({ loop: false, autoplayMs: undefined });
  expect(resolveMotion(motion, 4)).toMatchObject({ loop: true, autoplayMs: 1 });
});

test.each([
  ['on', -60, swiper.slideNext],
  ['back', 60, swiper.slidePrev],
])(
  'the finger that has swiper fetched turns %s by the way it went [HOME-01]',
  async (_way, by, turn) => {
    renderPart(<Carousel label="Offers" items={items} loop />);
    const finger = { pointerType: 'touch', clientX: 200 };
    fireEvent.pointerDown(screen.getByText('One'), finger);
    fireEvent.pointerUp(screen.getByText('One'), { ...finger, clientX: 200 + by });
    await waitFor(() => expect(turn).toHaveBeenCalledOnce());
    // From now on the slides follow it by themselves.
    fireEvent.pointerDown(screen.getByText('One'), finger);
    fireEvent.pointerUp(screen.getByText('One'), { ...finger, clientX: 200 + by });
    expect(turn).toHaveBeenCalledOnce();
  },
);

test.each([
  ['ArrowLeft', -60, swiper.slideNext, swiper.slidePrev],
  ['ArrowRight', 60, swiper.slidePrev, swiper.slideNext],
])('from right to left %s and the finger go the other way', async (key, by, ofKey, ofFinger) => {
  document.documentElement.dir = 'rtl';
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  renderPart(<Carousel label="Offers" items={items} loop />);
  const finger = { pointerType: 'touch', clientX: 200 };
  fireEvent.pointerDown(screen.getByText('One'), finger);
  fireEvent.pointerUp(screen.getByText('One'), { ...finger, clientX: 200 + by });
  await waitFor(() => expect(ofFinger).toHaveBeenCalledOnce());
  fireEvent.keyDown(screen.getByText('One'), { key });
  await waitFor(() => expect(ofKey).toHaveBeenCalledOnce());
});

test('slides that are far from view are empty places until somebody takes them in hand', async () => {
  const many = Array.from({ length: 8 }, (_, at) => ({ key: `n${at}`, content: `No ${at}` }));
  renderPart(<Carousel label="Winners" items={many} slidesPerView={3} loop />);
  const filled = () =>
    screen.getAllByRole('group', { hidden: true }).map((slide) => slide.textContent);
  expect(filled()).toEqual(['No 0', 'No 1', 'No 2', 'No 3', '', '', '', 'No 7']);
  fireEvent.pointerDown(screen.getByRole('region'));
  expect(filled()).toEqual(many.map(({ content }) => content));
  await started();
});

test('a finger brings swiper, which plays on, and a press pauses it [HOME-01]', async () => {
  const { user } = renderPart(<Carousel label="Offers" items={items} autoplayMs={5000} />);
  fireEvent.pointerDown(screen.getByRole('region'));
  await started();
  expect(startSwiper.mock.lastCall?.[1]).toMatchObject({
    autoplayMs: 5000,
    loop: true,
    speedMs: 500,
  });
  await waitFor(() => expect(swiper.autoplay.start).toHaveBeenCalled());
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  expect(swiper.autoplay.stop).toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
});

/** A move that takes no time, and says how far it went. */
function stubMoves() {
  const animate = vi.fn((_frames: unknown, _timing: unknown) => {
    const move = { onfinish: () => undefined, cancel: vi.fn() };
    queueMicrotask(() => act(() => move.onfinish()));
    return move;
  });
  Object.assign(HTMLElement.prototype, { animate });
  return animate;
}

test('slides play by themselves without swiper, go around, and pause at a press [HOME-01]', async () => {
  const animate = stubMoves();
  const { user } = renderPart(
    <Carousel label="Offers" items={items} autoplayMs={20} speedMs={500} pagination />,
  );
  const current = () => screen.getByRole('button', { current: true });
  await waitFor(() => expect(current()).toHaveAccessibleName('Show slide 2'));
  expect(animate.mock.calls[0]?.[1]).toMatchObject({ duration: 500 });
  expect(screen.getByText('One').parentElement).toHaveAttribute('inert');
  expect(screen.getByText('Two').parentElement).not.toHaveAttribute('inert');
  // The one that left is the last now, until all have had their turn.
  expect(screen.getByText('One').parentElement).toHaveStyle({ order: '1' });
  await waitFor(() => expect(current()).toHaveAccessibleName('Show slide 1'));
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  const moves = animate.mock.calls.length;
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(animate.mock.calls.length).toBe(moves);
});

test('a page has one button for all that moves, on the first part that does [HOME-01]', async () => {
  const offers = <Carousel key="offers" label="Offers" items={items} autoplayMs={5000} />;
  const winners = <Carousel key="winners" label="Winners" items={items} autoplayMs={5000} />;
  const { rerender } = renderPart([offers, winners]);
  const shown = () => screen.getAllByRole('button', { name: /Pause|Play/ });
  expect(shown()).toHaveLength(1);
  expect(screen.getByRole('region', { name: 'Offers' })).toContainElement(shown()[0] ?? null);
  rerender([winners]);
  expect(shown()).toHaveLength(1);
});

test('with reduced motion nothing plays by itself and there is nothing to pause', async () => {
  const list = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => list);
  vi.useFakeTimers();
  renderPart(<Carousel label="Offers" items={items} autoplayMs={10} />);
  await act(() => vi.advanceTimersByTimeAsync(400));
  vi.useRealTimers();
  expect(startSwiper).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
  vi.unstubAllGlobals();
});

test('a dot that is tapped in the moment in which swiper starts is heard', async () => {
  const { user } = renderPart(<Carousel label="Offers" items={items} pagination loop />);
  const dot = screen.getByRole('button', { name: 'Show slide 3' });
  startSwiper.mockImplementation(() => {
    // Between its start and the next rendering, as a tap that waited for a busy main thread comes.
    queueMicrotask(() => queueMicrotask(() => fireEvent.click(dot)));
    return swiper;
  });
  await user.pointer({ keys: '[TouchA]', target: screen.getByText('One') });
  await waitFor(() => expect(swiper.slideToLoop).toHaveBeenCalledExactlyOnceWith(2));
});

test('arrow keys and arrow buttons step, and an arrow at the end says so', async () => {
  const { user } = renderPart(<Carousel label="Vendors" items={items} arrows slidesPerView={2} />);
  await user.pointer({ keys: '[TouchA]', target: screen.getByText('One') });
  await started();
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.keyboard('{ArrowRight}{ArrowLeft}');
  expect(swiper.slideNext).toHaveBeenCalledTimes(2);
  expect(swiper.slidePrev).toHaveBeenCalledTimes(1);
  moveTo(1);
  expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled');
});
