/** What a list or a page can be in: exactly one of these. */
export type ViewState<T> =
  | { status: 'loading' }
  | { status: 'empty' }
  | { status: 'error'; text: string; reference?: string; retry: () => void }
  | { status: 'ready'; data: T };
