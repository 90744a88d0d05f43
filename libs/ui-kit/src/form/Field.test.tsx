import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../testing/renderPart';
import { Field } from './Field';
import { TextInput } from './TextInput';

test('a field names its control and describes it by the hint', () => {
  renderPart(
    <Field label="E-mail" hint="We keep it private" required>
      <TextInput />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: /E-mail/ });
  expect(input).toHaveAccessibleDescription('We keep it private');
  expect(input).toBeRequired();
  expect(input).not.toHaveAttribute('aria-invalid');
});

test('an error takes the place of the hint and marks the control as invalid', () => {
  renderPart(
    <Field label="E-mail" hint="We keep it private" error="Not an e-mail address">
      <TextInput />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'E-mail' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Not an e-mail address');
});
