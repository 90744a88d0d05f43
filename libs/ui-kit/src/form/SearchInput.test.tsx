import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SearchInput } from './SearchInput';
import { EnglishTexts } from '../testing/EnglishTexts';

test('words typed into a page that arrived before its scripts are searched for [LIST-01]', async () => {
  const onSearch = vi.fn();
  const page = (
    <StrictMode>
      <EnglishTexts>
        <SearchInput label="Search" onSearch={onSearch} />
      </EnglishTexts>
    </StrictMode>
  );
  document.body.innerHTML = `<div id="page">${renderToString(page)}</div>`;
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' });
  box.value = 'dragon';
  const place = document.getElementById('page');
  if (!place) throw new Error('no page');
  const root = await act(() => Promise.resolve(hydrateRoot(place, page)));
  await userEvent.type(box, '{Enter}');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('dragon');
  expect(box).toHaveValue('dragon');
  expect(screen.getByRole('button', { name: 'Clear search' })).toBeInTheDocument();
  act(() => root.unmount());
});

test('a box with suggestions tells of its list and of the one that Enter takes', async () => {
  const onWords = vi.fn();
  const box = (isOpen: boolean) => (
    <EnglishTexts>
      <SearchInput
        label="Search"
        onSearch={() => undefined}
        onWords={onWords}
        suggestions={{ id: 'list', isOpen, active: 'list-1' }}
      />
    </EnglishTexts>
  );
  const { rerender } = render(box(false));
  const input = screen.getByRole('combobox', { name: 'Search' });
  expect(input).toHaveAttribute('aria-expanded', 'false');
  expect(input).not.toHaveAttribute('aria-activedescendant');
  await userEvent.type(input, 'ko');
  expect(onWords.mock.calls).toEqual([['k'], ['ko']]);
  rerender(box(true));
  expect(input).toHaveAttribute('aria-controls', 'list');
  expect(input).toHaveAttribute('aria-activedescendant', 'list-1');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(onWords).toHaveBeenLastCalledWith('');
});
