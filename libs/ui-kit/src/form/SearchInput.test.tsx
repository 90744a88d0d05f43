import { act, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../testing/renderPart';
import { SearchInput } from './SearchInput';

test('it searches on Enter, not while typing [LIST-01]', async () => {
  const onSearch = vi.fn();
  const { user } = renderPart(<SearchInput label="Search" onSearch={onSearch} />);
  await user.type(screen.getByRole('textbox', { name: 'Search' }), '  dragon ');
  expect(onSearch).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('dragon');
});

test('clearing empties the box and searches for nothing', async () => {
  const onSearch = vi.fn();
  const { user } = renderPart(
    <SearchInput label="Search" defaultValue="dragon" onSearch={onSearch} />,
  );
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(screen.getByRole('textbox')).toHaveValue('');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('');
});

test('words typed into a page that arrived before its scripts are searched for [LIST-01]', async () => {
  const onSearch = vi.fn();
  const page = (
    <StrictMode>
      <IntlProvider locale="en">
        <SearchInput label="Search" onSearch={onSearch} />
      </IntlProvider>
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
