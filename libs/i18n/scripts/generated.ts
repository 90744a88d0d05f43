import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { libraries, messagesOf } from './textSources';

const workspace = fileURLToPath(new URL('../../..', import.meta.url));

/** The English catalogue of every library that has texts for the player (`npm run generate`). */
export function generated(): Record<string, string> {
  return Object.fromEntries(
    libraries.flatMap((name) => {
      const messages = messagesOf(name);
      if (messages.length === 0 && !existsSync(`${workspace}libs/${name}/messages`)) return [];
      const texts = Object.fromEntries(
        messages.map(({ id, defaultMessage }) => [id, defaultMessage]),
      );
      return [[`libs/${name}/messages/EN.json`, `${JSON.stringify(texts, null, 2)}\n`]];
    }),
  );
}
