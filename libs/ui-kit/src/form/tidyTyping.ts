import type { ChangeEvent, CompositionEvent } from 'react';

/** The zero of each script whose digits keyboards type; its other nine follow. */
const zeros = [
  0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0x1040,
  0x17e0, 0xff10,
];

/** A text with the digits of other scripts written 0 to 9. */
export const foldDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((each) => code >= each && code < each + 10);
    return zero === undefined ? digit : String(code - zero);
  });

/** Puts a text in a box as if the player had typed it: React hears of it. */
function retype(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

type OnChange = ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;

/**
 * Handlers of a box that tidies what is typed or pasted. What a keyboard still composes is left alone until it is done:
 * the keyboard would put its own text back beside the tidied one.
 */
export function tidyTyping(tidy: (typed: string) => string, onChange: OnChange) {
  return {
    onChange(event: ChangeEvent<HTMLInputElement>) {
      const input = event.target;
      const isComposing = 'isComposing' in event.nativeEvent && event.nativeEvent.isComposing;
      const tidied = tidy(input.value);
      if (isComposing !== true && tidied !== input.value) input.value = tidied;
      return onChange?.(event);
    },
    onCompositionEnd({ currentTarget: input }: CompositionEvent<HTMLInputElement>) {
      const tidied = tidy(input.value);
      if (tidied !== input.value) retype(input, tidied);
    },
  };
}
