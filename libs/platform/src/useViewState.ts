import type { UseQueryResult } from '@tanstack/react-query';
import { canRetry } from './errorTable';
import { useErrorText } from './useErrorText';

/** The state of a page or list, exactly one of these. The same shape as the ui kit's. */
export type ViewState<T> =
  | { status: 'loading' }
  | { status: 'empty' }
  | { status: 'error'; text: string; reference?: string; retry?: (() => void) | undefined }
  | { status: 'ready'; data: T };

export interface ViewStateOptions<T> {
  /** @default an empty array, or an object whose `items` is one */
  readonly isEmpty?: (data: T) => boolean;
}

function hasNothing(data: unknown): boolean {
  if (Array.isArray(data)) return data.length === 0;
  return (
    typeof data === 'object' &&
    data !== null &&
    'items' in data &&
    Array.isArray(data.items) &&
    data.items.length === 0
  );
}

type QueryView<T> = Pick<
  UseQueryResult<T>,
  'data' | 'error' | 'isError' | 'isFetching' | 'refetch'
>;

/** The state of a query as a screen shows it. Data stays on the screen while a refresh runs or after it failed. */
export function useViewState<T>(
  query: QueryView<T>,
  { isEmpty = hasNothing }: ViewStateOptions<T> = {},
): ViewState<T> {
  const errorText = useErrorText();
  const { data, error, isError, isFetching, refetch } = query;
  if (data !== undefined) return isEmpty(data) ? { status: 'empty' } : { status: 'ready', data };
  // A retry shows the skeleton again, so that a player sees that something happens.
  if (!isError || isFetching) return { status: 'loading' };
  const retry = canRetry(error) ? () => void refetch() : undefined;
  return { status: 'error', ...errorText(error), retry };
}
