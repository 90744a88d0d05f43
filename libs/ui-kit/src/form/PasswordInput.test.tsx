import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../testing/renderPart';
import { PasswordInput } from './PasswordInput';

test('the toggle shows and hides the password and keeps focus and caret [LOGIN-07]', async () => {
  const { user } = renderPart(<PasswordInput aria-label="Password" defaultValue="Secret-2026" />);
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  await user.click(input);
  input.setSelectionRange(3, 5);
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveFocus();
  expect([input.selectionStart, input.selectionEnd]).toEqual([3, 5]);
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveAttribute('type', 'password');
  expect([input.selectionStart, input.selectionEnd]).toEqual([3, 5]);
});
