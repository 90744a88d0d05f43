import { createInterface } from 'node:readline/promises';
import { themeSchema } from '@playhouse/whitelabel';
import { brandPreview } from './preview';
import { starterTheme } from './starter';
import { usualBrand } from './validate';

/** Speaks with whoever runs the generator. */
export interface Talk {
  readonly ask: (question: string) => Promise<string>;
  readonly say: (text: string) => void;
}

/** Whether somebody is there to be asked: Nx asks in the same cases. */
const isAnswered = () =>
  process.env['NX_INTERACTIVE'] === 'true' &&
  process.env['CI'] !== 'true' &&
  process.stdin.isTTY &&
  process.stdout.isTTY;

async function askAtTerminal(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const end = new AbortController();
  // Who leaves is not waited for.
  terminal.once('close', () => end.abort());
  try {
    return await terminal.question(question, { signal: end.signal });
  } catch (cause) {
    throw new Error('The merchant was not made.', { cause });
  } finally {
    terminal.close();
  }
}

/** The terminal, where somebody is there. */
export const talkAtTerminal = (): Talk | undefined =>
  isAnswered() ? { ask: askAtTerminal, say: (text) => console.log(text) } : undefined;

/**
 * Asks for the colour of the brand until what the contrast rule makes of it is kept. Nx's own prompts know nothing of an
 * answer but itself, so that one would see it only when the merchant is made.
 */
export async function askBrand({ ask, say }: Talk): Promise<string> {
  for (;;) {
    const answer = await ask(
      `Which colour has the brand, such as #0a8f8c or oklch(0.6 0.12 200) (empty: ${usualBrand})? `,
    );
    const brand = answer.trim() === '' ? usualBrand : answer.trim();
    const theme = themeSchema.safeParse(starterTheme(brand));
    if (!theme.success) {
      say(`"${brand}" is not a colour.`);
      continue;
    }
    say(brandPreview(theme.data, true).join('\n'));
    if (!/^n/i.test((await ask('Keep it (Y/n)? ')).trim())) return brand;
  }
}
