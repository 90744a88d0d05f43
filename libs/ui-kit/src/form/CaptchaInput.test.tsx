import { screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../testing/renderPart';
import { CaptchaInput } from './CaptchaInput';

test('pressing the picture empties the value, in the form too, and asks for a new one [LOGIN-04]', async () => {
  const onRefresh = vi.fn();
  const seen = vi.fn();
  function Form() {
    const { register, handleSubmit } = useForm({ defaultValues: { captcha: '' } });
    return (
      <form onSubmit={handleSubmit(({ captcha }) => seen(captcha))}>
        <CaptchaInput
          aria-label="Code"
          image="aGk="
          onRefresh={onRefresh}
          {...register('captcha')}
        />
        <button type="submit">Send</button>
      </form>
    );
  }
  const { user } = renderPart(<Form />);
  await user.type(screen.getByRole('textbox'), '4719');
  await user.click(screen.getByRole('button', { name: /Press to get a new one/ }));
  expect(screen.getByRole('textbox')).toHaveValue('');
  expect(onRefresh).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await vi.waitFor(() => expect(seen).toHaveBeenCalledWith(''));
});

test('at most six digits fit and letters do not [LOGIN-09, REG-16]', async () => {
  const { user } = renderPart(<CaptchaInput aria-label="Code" onRefresh={() => undefined} />);
  await user.type(screen.getByRole('textbox'), 'a12345678');
  expect(screen.getByRole('textbox')).toHaveValue('123456');
});
