import type { MessageFormatElement } from 'react-intl';
import type { Catalogue } from './catalogueStore';

const accents: Readonly<Record<string, string>> = {
  a: 'á', b: 'ƀ', c: 'ç', d: 'ð', e: 'é', g: 'ĝ', h: 'ĥ', i: 'í', j: 'ĵ', k: 'ķ', l: 'ļ', n: 'ñ',
  o: 'ö', r: 'ŕ', s: 'š', t: 'ţ', u: 'ü', w: 'ŵ', y: 'ý', z: 'ž',
  A: 'Á', B: 'Ɓ', C: 'Ç', D: 'Ð', E: 'É', G: 'Ĝ', H: 'Ĥ', I: 'Í', L: 'Ļ', N: 'Ñ', O: 'Ö', R: 'Ŕ',
  S: 'Š', T: 'Ţ', U: 'Ü', W: 'Ŵ', Y: 'Ý', Z: 'Ž',
}; // prettier-ignore

/** A text as a translation might lengthen it: accented, a third longer, in brackets that show clipping. */
export function pseudoText(text: string): string {
  const accented = [...text].map((letter) => accents[letter] ?? letter).join('');
  return `⟦${accented}${'·'.repeat(Math.ceil(text.trim().length / 3))}⟧`;
}

type Write = (text: string) => string;

function pseudoElement(element: MessageFormatElement, write: Write): MessageFormatElement {
  const inner = (elements: MessageFormatElement[]) =>
    elements.map((each) => pseudoElement(each, write));
  if (element.type === 0) {
    return element.value.trim() === '' ? element : { ...element, value: write(element.value) };
  }
  if (element.type === 8) return { ...element, children: inner(element.children) };
  if (element.type === 5 || element.type === 6) {
    const options = Object.entries(element.options).map(([key, option]) => [
      key,
      { ...option, value: inner(option.value) },
    ]);
    return { ...element, options: Object.fromEntries(options) };
  }
  return element;
}

// Text that was not compiled may hold arguments, whose names must survive.
function pseudoSource(message: string, write: Write): string {
  return /[{<]/.test(message) ? message : write(message);
}

/**
 * A pseudo-locale of development: every compiled message written anew, its arguments untouched.
 * @param write @default conspicuous and longer
 */
export function pseudoMessages<All extends Catalogue>(
  messages: All,
  write: Write = pseudoText,
): All {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [
      id,
      typeof message === 'string'
        ? pseudoSource(message, write)
        : message.map((element) => pseudoElement(element, write)),
    ]),
  ) as All;
}
