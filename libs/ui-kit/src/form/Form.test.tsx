import { screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../testing/renderPart';
import { Button } from '../button/Button';
import { Field } from './Field';
import { Form } from './Form';
import { TextInput } from './TextInput';

test('sends what was checked, and leads to the first wrong field until then', async () => {
  const sent = vi.fn();
  function Sample() {
    const { register, handleSubmit } = useForm({ defaultValues: { name: '' } });
    return (
      <Form onSubmit={handleSubmit(({ name }) => sent(name))}>
        <Field label="Name" required>
          <TextInput {...register('name', { required: true })} />
        </Field>
        <Button type="submit">Send</Button>
      </Form>
    );
  }
  const { user } = renderPart(<Sample />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const name = screen.getByRole('textbox', { name: /^Name/ });
  await vi.waitFor(() => expect(name).toHaveFocus());
  expect(sent).not.toHaveBeenCalled();
  await user.type(name, 'Ana{Enter}');
  await vi.waitFor(() => expect(sent).toHaveBeenCalledWith('Ana'));
});
