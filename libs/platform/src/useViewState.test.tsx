import { catalogues } from '@playhouse/i18n';
import { BusinessError, NetworkError } from '@playhouse/wps';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { describe, expect, it, vi } from 'vitest';
import { useViewState } from './useViewState';

function wrapper({ children }: { children: ReactNode }) {
  return (
    <IntlProvider locale="en" messages={catalogues.messages('EN')}>
      {children}
    </IntlProvider>
  );
}

const refetch = vi.fn();
const idle = { data: undefined, error: null, isError: false, isFetching: false, refetch };

function stateOf(query: Partial<Parameters<typeof useViewState<unknown>>[0]>) {
  return renderHook(() => useViewState<unknown>({ ...idle, ...query }), { wrapper }).result;
}

describe('the state of a view', () => {
  it('loads until there is something to show', () => {
    expect(stateOf({ isFetching: true }).current).toEqual({ status: 'loading' });
  });

  it.each([[[]], [{ items: [] }]])('is empty for %j', (data) => {
    expect(stateOf({ data }).current).toEqual({ status: 'empty' });
  });

  it.each([[['a']], [{ items: ['a'] }], [0], [''], [null]])('is ready with %j', (data) => {
    expect(stateOf({ data }).current).toEqual({ status: 'ready', data });
  });

  it('keeps what it shows when a refresh fails', () => {
    const failed = { data: ['a'], isError: true, error: new Error('later') };
    expect(stateOf(failed).current).toEqual({ status: 'ready', data: ['a'] });
  });

  it('says what happened, with a reference and a retry [ERR-01, CALL-02]', () => {
    const { current } = stateOf({ isError: true, error: new NetworkError('x', 'AB12') });
    expect(current).toMatchObject({
      status: 'error',
      text: 'No internet connection. Check it and try again.',
      reference: 'AB12',
    });
    act(() => {
      if (current.status === 'error') current.retry?.();
    });
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('offers no retry of what there is not', () => {
    const error = new BusinessError({ code: 'notFound', status: 404 }, 'AB12');
    const { current } = stateOf({ isError: true, error });
    expect(current).toMatchObject({ status: 'error', retry: undefined });
  });

  it('shows that a retry runs', () => {
    const retrying = { isError: true, error: new Error('first'), isFetching: true };
    expect(stateOf(retrying).current).toEqual({ status: 'loading' });
  });
});
