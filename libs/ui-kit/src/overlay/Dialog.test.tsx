import { act, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPart } from '../testing/renderPart';
import { Dialog, preloadDialogs } from './Dialog';
import { toast } from './toast';
import { Toaster } from './Toaster';

await preloadDialogs();
afterEach(() => vi.restoreAllMocks());

const mask = () => document.querySelector('.viewport') ?? document.body;

test('what toasts say is heard while it is open', async () => {
  renderPart(
    <div>
      <Toaster />
      <Dialog open onClose={vi.fn()} title="Bonus" />
    </div>,
  );
  await screen.findByRole('dialog', { name: 'Bonus' });
  act(() => {
    toast.error('broken');
    toast.success('saved');
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('broken');
  expect(screen.getByRole('status')).toHaveTextContent('saved');
});

test('one that opens unasked has drawn what stands in it before it opens, and closes with it', async () => {
  const seen: number[] = [];
  function Note() {
    useEffect(() => void seen.push(document.querySelectorAll('[role="dialog"]').length), []);
    return <p>Welcome</p>;
  }
  const dialog = (open: boolean) => (
    <Dialog open={open} unasked onClose={vi.fn()} title="Bonus">
      <Note />
    </Dialog>
  );
  const { rerender } = renderPart(dialog(true));
  expect(await screen.findByRole('dialog', { name: 'Bonus' })).toHaveTextContent('Welcome');
  expect(seen).toEqual([0]);
  rerender(dialog(false));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  rerender(dialog(true));
  expect(await screen.findByRole('dialog', { name: 'Bonus' })).toHaveTextContent('Welcome');
});

test('the mask is deaf for the first 300 ms and closes after that [SHELL-09]', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
  const onClose = vi.fn();
  const { user } = renderPart(<Dialog open onClose={onClose} title="Bonus" />);
  await screen.findByRole('dialog');
  clock.mockReturnValue(1299);
  await user.click(mask());
  expect(onClose).not.toHaveBeenCalled();
  clock.mockReturnValue(1300);
  await user.click(mask());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

test('one that cannot be dismissed ignores Escape and mask and shows no close button', async () => {
  const onClose = vi.fn();
  const { user } = renderPart(<Dialog open dismissible={false} onClose={onClose} title="Bonus" />);
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await user.click(mask());
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
});
