import type { Texts } from '../../base/language';

const named: Readonly<Record<string, Texts>> = {
  big: { EN: 'Big', TY: 'Malaki', PT: 'Alto' },
  small: { EN: 'Small', TY: 'Maliit', PT: 'Baixo' },
  odd: { EN: 'Odd', TY: 'Gansal', PT: 'Ímpar' },
  even: { EN: 'Even', TY: 'Tukol', PT: 'Par' },
};

const counted: Readonly<Record<string, (pick: string) => Texts>> = {
  any: (pick) => ({
    EN: `${pick} in any order`,
    TY: `${pick} sa anumang ayos`,
    PT: `${pick} em qualquer ordem`,
  }),
  first: (pick) => ({
    EN: `First ${pick} in order`,
    TY: `Unang ${pick} na sunod-sunod`,
    PT: `${pick} primeiros em ordem`,
  }),
  last: (pick) => ({
    EN: `Last ${pick} in order`,
    TY: `Huling ${pick} na sunod-sunod`,
    PT: `${pick} últimos em ordem`,
  }),
};

/** What a line of an order was played as, in the reader's language. */
export function playNameOf(play: string, language: keyof Texts): string {
  const [, at = '', pick = ''] = /^([a-z]+)(\d+)$/.exec(play) ?? [];
  return (named[play] ?? counted[at]?.(pick))?.[language] ?? play;
}
