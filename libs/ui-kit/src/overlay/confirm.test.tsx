import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../testing/renderPart';
import { confirm, type ConfirmQuestion } from './confirm';
import { ConfirmHost } from './ConfirmHost';
import { preloadDialogs } from './Dialog';

await preloadDialogs();

async function ask(question: ConfirmQuestion) {
  const part = renderPart(<ConfirmHost />);
  let answer: Promise<boolean> = Promise.resolve(false);
  act(() => {
    answer = confirm(question);
  });
  await screen.findByRole('alertdialog');
  return { ...part, answer };
}

test.each([
  ['Confirm', true],
  ['Cancel', false],
])('pressing %s answers %s and closes the dialog', async (name, expected) => {
  const { user, answer } = await ask({ title: 'Sign out?', text: 'See you soon' });
  expect(screen.getByRole('alertdialog', { name: 'Sign out?' })).toHaveAccessibleDescription(
    'See you soon',
  );
  await user.click(screen.getByRole('button', { name }));
  expect(await answer).toBe(expected);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('a notice has one button, which agrees', async () => {
  const { user, answer } = await ask({ title: 'The passwords are the same', notice: true });
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(await answer).toBe(true);
});

test('a second question answers the first with no', async () => {
  const { answer } = await ask({ title: 'First?' });
  let second: Promise<boolean> | undefined;
  act(() => {
    second = confirm({ title: 'Second?' });
  });
  expect(await answer).toBe(false);
  expect(await screen.findByRole('alertdialog', { name: 'Second?' })).toBeInTheDocument();
  expect(second).toBeInstanceOf(Promise);
});
