import { pino } from 'pino';
import type { Identity } from './identity';
import { readLogContext } from './logContext';

/** The fields of a line of the log beside its event. Never a name, a number, an address, a token or a text of a person. */
export type Fields = Readonly<Record<string, string | number | boolean | undefined>>;

/** A structured log: `event` is a fixed sentence, what differs is in `fields`. */
export interface Log {
  debug(event: string, fields?: Fields): void;
  info(event: string, fields?: Fields): void;
  warn(event: string, fields?: Fields): void;
  error(event: string, fields?: Fields): void;
}

export interface LogOptions {
  /** `json`: one object per line, for collectors. `text`: for people. */
  readonly format: 'json' | 'text';
  /** The least important level that is written: `debug`, `info`, `warn` or `error`. @default 'info' */
  readonly level?: string | undefined;
  /** Stands on every line for collectors. */
  readonly identity?: Identity | undefined;
  /** Takes one line without its end. @default standard output */
  readonly write?: (line: string) => void;
}

const toText = (line: string): string => {
  const { level: _level, time: _time, event, ...fields } = JSON.parse(line) as Fields;
  const told = Object.entries(fields).map(([key, value]) => `${key}=${String(value)}`);
  return [event, ...told].join(' ');
};

/** @throws Error for an unknown level */
export function createLog({
  format,
  level = 'info',
  identity,
  write = console.log,
}: LogOptions): Log {
  if (!(level in pino.levels.values)) throw new Error(`LOG_LEVEL=${level} is no level of a log`);
  const logger = pino(
    {
      level,
      base: format === 'json' && identity !== undefined ? { ...identity } : null,
      mixin: readLogContext,
      messageKey: 'event',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    {
      write: (line: string) => write(format === 'json' ? line.trimEnd() : toText(line)),
    },
  );
  return {
    debug: (event, fields = {}) => logger.debug(fields, event),
    info: (event, fields = {}) => logger.info(fields, event),
    warn: (event, fields = {}) => logger.warn(fields, event),
    error: (event, fields = {}) => logger.error(fields, event),
  };
}

const nothing = () => undefined;

/** Says nothing. */
export const silentLog: Log = { debug: nothing, info: nothing, warn: nothing, error: nothing };
