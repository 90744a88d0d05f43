import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../testing/renderPart';
import { TextInput } from './TextInput';

test('a box for digits drops everything else, typed or pasted', async () => {
  const onChange = vi.fn();
  const { user } = renderPart(
    <TextInput aria-label="Code" digitsOnly onChange={(event) => onChange(event.target.value)} />,
  );
  const input = screen.getByRole('textbox', { name: 'Code' });
  await user.type(input, '1a2');
  expect(input).toHaveValue('12');
  fireEvent.change(input, { target: { value: '+63 917' } });
  expect(input).toHaveValue('63917');
  expect(onChange).toHaveBeenLastCalledWith('63917');
  expect(input).toHaveAttribute('inputmode', 'numeric');
});
