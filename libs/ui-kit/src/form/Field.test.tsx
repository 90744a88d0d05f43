import { screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { renderPart } from '../testing/renderPart';
import { Field } from './Field';
import { PasswordInput } from './PasswordInput';
import { Select } from './Select';
import { TextArea } from './TextArea';
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

test('the line of the error is there before the error, so that nothing jumps', () => {
  const { container } = renderPart(
    <Field label="E-mail">
      <TextInput />
    </Field>,
  );
  expect(container.querySelector('p')).toHaveClass('note');
  expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
});

test.each([
  ['text area', <TextArea key="a" />],
  ['select', <Select key="b" options={[{ value: '63', label: '+63' }]} />],
  ['password input', <PasswordInput key="c" />],
])('a %s takes its name from the field around it', (_name, control) => {
  renderPart(<Field label="Value">{control}</Field>);
  expect(screen.getByLabelText('Value')).toBeInTheDocument();
});

test('controls of a form library register and take the focus of the first error', async () => {
  function Form() {
    const { register, handleSubmit, formState } = useForm({ defaultValues: { name: '' } });
    return (
      <form onSubmit={handleSubmit(() => undefined)}>
        <Field label="Name" error={formState.errors.name?.message}>
          <TextInput {...register('name', { required: 'Enter a name' })} />
        </Field>
        <button type="submit">Send</button>
      </form>
    );
  }
  const { user } = renderPart(<Form />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Enter a name')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});
