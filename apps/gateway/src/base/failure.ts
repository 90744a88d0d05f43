import type { ErrorCode } from '@playhouse/wps';

/**
 * A refusal that the caller is told by its code. Business refusals answer HTTP 200, as the platform does;
 * requests that do not fit the contract answer 4xx.
 */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly value: unknown;
  readonly status: 200 | 400 | 404 | 409 | 413 | 415 | 429 | 503;

  constructor(
    code: ErrorCode,
    options: { value?: unknown; status?: Failure['status']; message?: string } = {},
  ) {
    super(options.message ?? code);
    this.name = 'Failure';
    this.code = code;
    this.value = options.value;
    this.status = options.status ?? 200;
  }
}
