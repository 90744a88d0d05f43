import { parse } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/**
 * Compiles ICU texts to the AST that the site runs on (its bundle carries no parser).
 * For build tools: catalogues and a merchant's own wording alike.
 *
 * @throws Error that names the message whose ICU text is wrong
 */
export function compileCatalogue(
  texts: Readonly<Record<string, string>>,
): Record<string, MessageFormatElement[]> {
  return Object.fromEntries(
    Object.entries(texts).map(([id, text]) => {
      try {
        return [id, parse(text, { captureLocation: false })];
      } catch (error) {
        throw new Error(`Message ${id} is not valid ICU text: ${text}`, { cause: error });
      }
    }),
  );
}
