import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../testing/renderPart';
import { Select } from './Select';

test('it offers its options after a placeholder that stands for no choice', async () => {
  const onChange = vi.fn();
  const { user } = renderPart(
    <Select
      aria-label="Country"
      placeholder="Choose"
      options={[
        { value: '63', label: 'Pilipinas' },
        { value: '55', label: 'Brasil', disabled: true },
      ]}
      onChange={(event) => onChange(event.target.value)}
    />,
  );
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveDisplayValue('Choose');
  await user.selectOptions(screen.getByRole('combobox'), 'Pilipinas');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('63');
  expect(screen.getByRole('option', { name: 'Brasil' })).toBeDisabled();
});
