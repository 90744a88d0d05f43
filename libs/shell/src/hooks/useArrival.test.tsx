import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { useArrival } from './useArrival';

interface PageProps {
  readonly pathname: string;
  readonly asks?: boolean;
}

function Page({ pathname, asks = false }: PageProps) {
  const main = useRef<HTMLElement>(null);
  useArrival(main, pathname);
  return (
    <main ref={main} tabIndex={-1}>
      {asks ? <input key={pathname} autoFocus /> : <button key={pathname}>On</button>}
    </main>
  );
}

beforeEach(() => document.body.focus());

it('brings whoever pressed what went with its screen to the next one', () => {
  const { rerender } = render(<Page pathname="/m/login" />);
  screen.getByRole('button').focus();
  rerender(<Page pathname="/m/home" />);
  expect(screen.getByRole('main')).toHaveFocus();
});

it('takes the focus from nobody: not on the first screen, nor where a field has it', () => {
  const { rerender } = render(<Page pathname="/m/home" />);
  expect(document.body).toHaveFocus();
  rerender(<Page pathname="/m/login" asks />);
  expect(screen.getByRole('textbox')).toHaveFocus();
});
