/** The state of a list or a page: exactly one of these. */
export type ViewState<T> =
  | { status: 'loading' }
  | { status: 'empty' }
  /** `retry` is left out where it cannot help. */
  | { status: 'error'; text: string; reference?: string; retry?: (() => void) | undefined }
  | { status: 'ready'; data: T };
