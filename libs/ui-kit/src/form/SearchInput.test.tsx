import { screen } from '@testing-library/react';
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
