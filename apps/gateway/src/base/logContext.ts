import { AsyncLocalStorage } from 'node:async_hooks';

/** Fields of every line of the log that is written meanwhile. */
interface LogContext {
  /** Of the request; none for work by the clock. */
  readonly reference?: string;
  /** Code of the merchant that it is about, once that is known. */
  merchant?: string;
}

const storage = new AsyncLocalStorage<LogContext>();

/** Answers a request, or does work by the clock: every line that is written meanwhile bears the same fields. */
export const withLogContext = <T>(context: LogContext, run: () => T): T =>
  storage.run({ ...context }, run);

/** Says which merchant a request or a piece of work is about; outside of one nothing happens. */
export function noteMerchant(merchant: string): void {
  const context = storage.getStore();
  if (context !== undefined) context.merchant = merchant;
}

/** The fields of the present request or work; none outside one. */
export const readLogContext = (): LogContext => ({ ...storage.getStore() });
