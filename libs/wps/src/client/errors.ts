/** The kind of failure that a call met; the error catalogue maps it to a text (ERR-01). */
export type WpsErrorKind =
  | 'network'
  | 'timeout'
  | 'http'
  | 'business'
  | 'sessionEnded'
  | 'contract'
  | 'encryption'
  | 'underWay'
  | 'lostAnswer';

/** Every failure of a call but an abort. `reference` names the request to support and is safe to show. */
export abstract class WpsError extends Error {
  abstract readonly kind: WpsErrorKind;

  constructor(
    message: string,
    readonly reference: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** The platform was not reached: no internet, a refused connection, a broken answer stream. */
export class NetworkError extends WpsError {
  readonly kind = 'network';
}

/** The code that sends a call was not reached: nothing was sent. */
export class UnsentError extends NetworkError {}

/** The platform did not answer in time. */
export class TimeoutError extends WpsError {
  readonly kind = 'timeout';
}

/** The platform answered with a failure status and nothing readable. */
export class HttpError extends WpsError {
  readonly kind = 'http';

  constructor(
    readonly status: number,
    reference: string,
  ) {
    super(`The platform answered with status ${status}`, reference);
  }
}

/** The envelope of a refused call. `value` is unread: check it with a schema. */
export interface BusinessFailure {
  readonly code: string;
  readonly status: number;
  readonly value?: unknown;
  readonly serverMessage?: string | undefined;
}

/** The platform understood and refused. `serverMessage` is for logs, never for players. */
export class BusinessError extends WpsError {
  readonly kind: 'business' | 'sessionEnded' = 'business';
  readonly code: string;
  readonly status: number;
  readonly value: unknown;
  readonly serverMessage: string | undefined;

  constructor(failure: BusinessFailure, reference: string) {
    super(`The platform refused: ${failure.code || 'no code'}`, reference);
    this.code = failure.code;
    this.status = failure.status;
    this.value = failure.value;
    this.serverMessage = failure.serverMessage;
  }
}

/** The session that made the call is over; it is still the one in force on this side (SESS-03). */
export class SessionEndedError extends BusinessError {
  override readonly kind = 'sessionEnded';
  // Private, so that no log that prints the error prints the token.
  readonly #token: string;

  constructor(failure: BusinessFailure, reference: string, token: string) {
    super(failure, reference);
    this.#token = token;
  }

  /** Whether it is the session of this token that ended: a late answer must not end the one that followed. */
  concerns(token: string): boolean {
    return this.#token === token;
  }
}

/** Where a message departs from its schema. Values are left out: they may be private. */
export interface ContractIssue {
  readonly path: string;
  readonly message: string;
}

/** A request or an answer that does not fit the contract (CALL-02). */
export class ContractError extends WpsError {
  readonly kind = 'contract';

  constructor(
    readonly call: string,
    readonly issues: readonly ContractIssue[],
    reference: string,
  ) {
    const first = issues[0];
    super(
      `${call} does not fit its contract: ${first?.path ?? ''} ${first?.message ?? ''}`,
      reference,
    );
  }
}

/**
 * The platform has had this very request already, and its answer went elsewhere: whether it was done, or refused and
 * why, nobody here knows.
 */
export class LostAnswerError extends WpsError {
  readonly kind = 'lostAnswer';
}

/** Another movement of this kind is still under way; `reference` is its key. Nothing was sent. */
export class UnderWayError extends WpsError {
  readonly kind = 'underWay';
}
