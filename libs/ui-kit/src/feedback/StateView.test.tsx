import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../testing/renderPart';
import { Skeleton } from './Skeleton';
import { StateView } from './StateView';
import type { ViewState } from './viewState';

function show(state: ViewState<string>, empty?: React.ReactNode) {
  return renderPart(
    <StateView state={state} skeleton={<Skeleton count={2} />} empty={empty}>
      {(data) => <p>{data}</p>}
    </StateView>,
  );
}

test('an error says what happened, quotes its reference and retries', async () => {
  const retry = vi.fn();
  const { user } = show({ status: 'error', text: 'No internet', reference: 'A7-91', retry });
  expect(screen.getByRole('alert')).toHaveTextContent('No internet');
  expect(screen.getByText('Error no. A7-91')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('what cannot be retried is told without one, or by what stands in its place', () => {
  const error = { status: 'error', text: 'Not found' } as const;
  const view = (missing?: React.ReactNode) => (
    <StateView state={error} skeleton={<Skeleton />} missing={missing}>
      {() => null}
    </StateView>
  );
  renderPart(view());
  expect(screen.getByRole('alert')).toHaveTextContent('Not found');
  expect(screen.queryByRole('button')).toBeNull();
  renderPart(view(<p>No such bet</p>));
  expect(screen.getByText('No such bet')).toBeInTheDocument();
});

test('the focus stays on the screen when the retry that had it goes', async () => {
  const error = { status: 'error', text: 'No internet', retry: () => undefined } as const;
  const around = (state: ViewState<string>) => (
    <main tabIndex={-1}>
      <button>Elsewhere</button>
      <StateView state={state} skeleton={<Skeleton />}>
        {(data) => <p>{data}</p>}
      </StateView>
    </main>
  );
  const { user, rerender } = renderPart(around(error));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  rerender(around({ ...error, text: 'Still none' }));
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  rerender(around({ status: 'loading' }));
  expect(screen.getByRole('main')).toHaveFocus();
  rerender(around(error));
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  rerender(around({ status: 'ready', data: 'Golden Carp' }));
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});
