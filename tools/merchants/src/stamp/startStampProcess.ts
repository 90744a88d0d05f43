import { once } from 'node:events';
import { InvalidMerchantError, type Problem } from '../check/problem';
import { forkProgram } from '../forkProgram';
import type { Places } from '../places';
import type { Stamp, Stamped, StampResult } from './createStamp';

/** The outcome of one merchant in another process, in JSON. */
export type Answer =
  | ({ readonly ok: true } & Stamped)
  | {
      readonly ok: false;
      readonly code: string;
      readonly message: string;
      readonly problems?: readonly Problem[];
    };

function resultOf(answer: Answer): StampResult {
  if (answer.ok) return answer;
  const { code, message, problems } = answer;
  const error = problems ? new InvalidMerchantError(code, problems) : new Error(message);
  return { ok: false, code, error };
}

export interface Beside {
  /** Throws when the process ends first. */
  readonly stamp: Stamp;
  readonly end: () => void;
}

/** Starts a process that stamps beside this one. */
export function startStampProcess(places: Places): Beside {
  const program = 'tools/merchants/src/stamp/stampProcess.ts';
  const child = forkProgram(program, [JSON.stringify(places)]);
  const ended = new Promise<never>((_resolve, reject) => {
    child.on('error', reject);
    child.once('exit', (status, signal) => {
      const how = signal ?? `exit code ${status ?? 'none'}`;
      reject(new Error(`A process that stamps merchants ended with ${how} and no result.`));
    });
  });
  // It may end before it is asked for anything, and is ended when nothing is left to ask for.
  ended.catch(() => undefined);
  return {
    stamp: async (codes) => {
      const answered = once(child, 'message') as Promise<[readonly Answer[]]>;
      child.send(codes);
      const [answers] = await Promise.race([answered, ended]);
      return answers.map(resultOf);
    },
    end: () => void child.kill(),
  };
}
