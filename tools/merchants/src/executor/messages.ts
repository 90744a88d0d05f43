/** The outcome of one merchant; `text` is for people. */
export interface WorkerResult {
  readonly code: string;
  readonly ok: boolean;
  readonly text: string;
}
