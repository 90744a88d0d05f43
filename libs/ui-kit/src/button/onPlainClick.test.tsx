import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { onPlainClick } from './onPlainClick';

function click(init: MouseEventInit) {
  const act = vi.fn();
  render(
    <a href="#there" onClick={onPlainClick(act)}>
      There
    </a>,
  );
  const link = screen.getByRole('link');
  const event = createEvent.click(link, init);
  fireEvent(link, event);
  return { act, prevented: event.defaultPrevented };
}

test('a plain click on a link does what the screen has for it [LIST-03]', () => {
  const { act, prevented } = click({ button: 0 });
  expect(act).toHaveBeenCalledOnce();
  expect(prevented).toBe(true);
});

test.each([
  { button: 1 },
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
])('a click with %o stays the browser’s', (init) => {
  const { act, prevented } = click(init);
  expect(act).not.toHaveBeenCalled();
  expect(prevented).toBe(false);
});
