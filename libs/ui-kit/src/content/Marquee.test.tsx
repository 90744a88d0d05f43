import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { renderPart } from '../testing/renderPart';
import { Marquee } from './Marquee';

const running = { pause: vi.fn(), play: vi.fn(), cancel: vi.fn(), currentTime: 0 };
const animate = vi.fn(() => running);

beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(HTMLElement.prototype, { animate });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
});

test('the text runs, and stands still under the pointer and with focus inside [HOME-02]', () => {
  renderPart(
    <Marquee>
      <a href="#news">News</a>
    </Marquee>,
  );
  expect(animate).toHaveBeenCalledOnce();
  const link = screen.getByRole('link', { name: 'News' });
  fireEvent.pointerEnter(link.parentElement?.parentElement ?? link);
  fireEvent.focusIn(link);
  expect(running.pause).toHaveBeenCalledTimes(2);
  fireEvent.focusOut(link);
  expect(running.play).toHaveBeenCalledOnce();
});

test('with reduced motion it does not run', () => {
  const list = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => list);
  renderPart(<Marquee>News</Marquee>);
  expect(animate).not.toHaveBeenCalled();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('from right to left it runs to the right', () => {
  document.documentElement.dir = 'rtl';
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(200);
  onTestFinished(() => void vi.restoreAllMocks());
  renderPart(<Marquee>News</Marquee>);
  expect(animate).toHaveBeenCalledWith(
    [{ transform: 'translateX(-300px)' }, { transform: 'translateX(200px)' }],
    expect.anything(),
  );
});
