import { act, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, it, vi } from 'vitest';
import { GameFrame } from './GameFrame';

function show(onMessage = vi.fn()) {
  render(
    <IntlProvider locale="en">
      <GameFrame url="https://game.test/play" name="Tiger" onMessage={onMessage} />
    </IntlProvider>,
  );
  return { frame: screen.getByTitle<HTMLIFrameElement>('Tiger'), onMessage };
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

it('covers the game until it is ready', () => {
  const { frame } = show();
  expect(screen.getByRole('status')).toHaveTextContent('Loading Tiger');
  say({ type: 'playhouse:ready' }, frame.contentWindow);
  expect(screen.queryByRole('status')).toBeNull();
});
