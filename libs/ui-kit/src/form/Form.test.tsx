import { screen } from '@testing-library/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, test, vi } from 'vitest';
import { renderPart } from '../testing/renderPart';
import { Button } from '../button/Button';
import { Field } from './Field';
import { Form } from './Form';
import type { Refused } from './FormRefusal';
import { TextInput } from './TextInput';

/** A form whose submits are refused for one reason after the other, then no more. */
function Refusable({ refusals }: { readonly refusals: readonly Omit<Refused, 'error'>[] }) {
  const [sent, setSent] = useState(0);
  const refusal = sent > 0 ? refusals[sent - 1] : undefined;
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(sent + 1);
        return Promise.resolve();
      }}
      refusal={refusal && { ...refusal, error: sent }}
    >
      <Field label="Name" name="name">
        <TextInput name="name" />
      </Field>
      <Field label="Code" name="code">
        <TextInput name="code" />
      </Field>
      <Button type="submit">Send</Button>
    </Form>
  );
}

const box = (name: string) => screen.getByRole('textbox', { name });
const alert = () => screen.queryByRole('alert');
const closed = { text: 'Closed' };

function showRefusable(...refusals: readonly Omit<Refused, 'error'>[]) {
  const { user } = renderPart(<Refusable refusals={refusals} />);
  return { user, send: () => user.click(screen.getByRole('button', { name: 'Send' })) };
}

describe('a refusal', () => {
  test('stands at the form with the focus until something is typed', async () => {
    const { user, send } = showRefusable(closed, closed);
    await user.type(box('Name'), 'Ana');
    await send();
    expect(alert()).toHaveTextContent('Closed');
    expect(alert()).toHaveFocus();
    expect(box('Name')).toHaveValue('Ana');
    await user.type(box('Name'), 'b');
    expect(alert()).not.toBeInTheDocument();
    await send();
    expect(alert()).toHaveFocus();
  });

  test('goes with the next submit', async () => {
    const { send } = showRefusable(closed);
    await send();
    expect(alert()).toBeInTheDocument();
    await send();
    expect(alert()).not.toBeInTheDocument();
  });

  test('of a field is told there, with the focus, until that field is edited', async () => {
    const { user, send } = showRefusable({ text: 'Wrong code', field: 'code' });
    await user.type(box('Code'), '1234');
    await send();
    expect(alert()).not.toBeInTheDocument();
    expect(box('Code')).toBeInvalid();
    expect(box('Code')).toHaveAccessibleDescription('Wrong code');
    expect(box('Code')).toHaveFocus();
    await user.type(box('Name'), 'Ana');
    expect(box('Code')).toBeInvalid();
    await user.type(box('Code'), '5');
    expect(box('Code')).toBeValid();
  });

  test('of a field that is not shown is told by the form', async () => {
    const { send } = showRefusable({ text: 'Weak', field: 'secret' });
    await send();
    expect(alert()).toHaveTextContent('Weak');
    expect(alert()).toHaveFocus();
  });
});

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

test('sends what a password manager filled in without a word', async () => {
  const sent = vi.fn();
  function Login() {
    const { register, handleSubmit } = useForm({ defaultValues: { name: '' } });
    return (
      <Form onSubmit={handleSubmit(sent)}>
        <Field label="Name" name="name">
          <TextInput {...register('name', { required: true })} />
        </Field>
        <Button type="submit">Send</Button>
      </Form>
    );
  }
  const { user } = renderPart(<Login />);
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(box('Name'), 'Ana');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent.mock.calls[0]?.[0]).toEqual({ name: 'Ana' });
});
