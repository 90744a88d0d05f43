import type { ProviderEvent } from '../../db/schema';

/** A callback as it came over the wire. `header` reads by name, whatever its case. */
export interface ProviderCallback {
  header(name: string): string | undefined;
  readonly body: string;
  /** By the database's clock, in milliseconds since 1970. */
  readonly now: number;
}

/** A provider's word, with its own id of the message where it has one. */
export interface ReadWord {
  readonly messageId?: string | undefined;
  readonly event: ProviderEvent;
}

/**
 * The adapter of a payment provider: how it proves a callback to be its own, and what it says. It never
 * touches the books.
 */
export interface PaymentProvider {
  /** Last part but one of its address: `/wps/provider/<name>/callback`. */
  readonly name: string;
  /** Undefined for what is not this provider's, is too old, or cannot be read. */
  read(callback: ProviderCallback): ReadWord | undefined;
}
