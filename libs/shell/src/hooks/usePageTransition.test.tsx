import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePageTransition } from './usePageTransition';

const animate = vi.fn();
let reducedMotion = false;

beforeEach(() => {
  animate.mockReset();
  reducedMotion = false;
  Element.prototype.animate = animate;
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
  vi.unstubAllGlobals();
});

function Page({ pathname }: { readonly pathname: string }) {
  return <main ref={usePageTransition<HTMLElement>(pathname)} />;
}

it('lasts 300 ms on a change of address and does not play on the first screen [SHELL-09]', () => {
  const { rerender } = render(<Page pathname="/m/home" />, { wrapper: MemoryRouter });
  expect(animate).not.toHaveBeenCalled();
  rerender(<Page pathname="/m/help" />);
  expect(animate).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    expect.objectContaining({ duration: 300 }),
  );
});

it('does not play for players who want less motion [SHELL-09]', () => {
  reducedMotion = true;
  const { rerender } = render(<Page pathname="/m/home" />, { wrapper: MemoryRouter });
  rerender(<Page pathname="/m/help" />);
  expect(animate).not.toHaveBeenCalled();
});
