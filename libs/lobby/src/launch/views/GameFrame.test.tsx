import { catalogues } from '@playhouse/i18n';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { GameFrame, patienceMs } from './GameFrame';

function show(handshake = true) {
  const heard = { onMessage: vi.fn(), onGone: vi.fn(), onRetry: vi.fn(), onOutside: vi.fn() };
  const game = { url: 'https://game.test/play', name: 'Tiger', handshake, reference: 'A1B2C3' };
  render(
    <IntlProvider locale="en" messages={catalogues.messages('EN')}>
      <GameFrame game={game} {...heard} />
    </IntlProvider>,
  );
  return { frame: screen.getByTitle<HTMLIFrameElement>('Tiger'), ...heard };
}

function say(data: unknown, source: MessageEventSource | null, origin = 'null') {
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  });
}

it('runs a game in a sandbox that allows scripts and nothing else [LAUNCH-04]', () => {
  const { frame } = show();
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
  expect(frame.src).toBe('https://game.test/play');
});

it('listens to its own game only [LAUNCH-04]', () => {
  const { frame, onMessage } = show();
  say({ type: 'playhouse:close' }, window);
  say({ type: 'playhouse:close' }, frame.contentWindow, 'https://game.test');
  expect(onMessage).not.toHaveBeenCalled();
  say({ type: 'playhouse:balance' }, frame.contentWindow);
  expect(onMessage).toHaveBeenCalledExactlyOnceWith(
    { type: 'playhouse:balance' },
    expect.any(Function),
  );
});

it('hears no more of a game that never stops talking than a played one says [LAUNCH-04]', () => {
  vi.useFakeTimers();
  const { frame, onMessage } = show();
  const talk = () => {
    for (let said = 0; said < 500; said += 1)
      say({ type: 'playhouse:balance' }, frame.contentWindow);
  };
  talk();
  expect(onMessage).toHaveBeenCalledTimes(20);
  vi.advanceTimersByTime(1000);
  talk();
  expect(onMessage).toHaveBeenCalledTimes(40);
});

afterEach(() => vi.useRealTimers());

it('waits under the game until it is ready, and then gives it the keys', () => {
  const { frame } = show();
  fireEvent.load(frame);
  const waiting = screen.getByRole('status');
  expect(waiting).toHaveTextContent('Loading Tiger');
  // The game document is seen before it is ready.
  expect(waiting.nextElementSibling).toBe(frame);
  say({ type: 'playhouse:ready' }, frame.contentWindow);
  expect(screen.queryByRole('status')).toBeNull();
  expect(frame).toHaveFocus();
});

it('takes the loading of a page that does not speak for its being ready', () => {
  const { frame } = show(false);
  fireEvent.load(frame);
  expect(screen.queryByRole('status')).toBeNull();
});

it('says that a game does not come, with its reference and two ways, until it does [LAUNCH-04]', () => {
  vi.useFakeTimers();
  const { frame, onRetry, onOutside } = show();
  act(() => vi.advanceTimersByTime(patienceMs));
  expect(screen.getByRole('alert')).toHaveTextContent('A1B2C3');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Open in a new window' }));
  expect(onOutside).toHaveBeenCalledOnce();
  say({ type: 'playhouse:ready' }, frame.contentWindow);
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([true, false])(
  'tells that another document has taken the place of a game (that speaks: %s) [LAUNCH-04]',
  (handshake) => {
    const { frame, onGone } = show(handshake);
    fireEvent.load(frame);
    expect(onGone).not.toHaveBeenCalled();
    fireEvent.load(frame);
    expect(onGone).toHaveBeenCalledOnce();
  },
);
