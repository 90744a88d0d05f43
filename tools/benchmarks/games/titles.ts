/** A title of each kind of page, and the presses of one of its rounds. */
export interface BenchedTitle {
  readonly name: string;
  readonly category: string;
  /** Selectors of controls, each pressed `afterMs` after the one before; one that a round does not offer is left out. */
  readonly presses: readonly { readonly control: string; readonly afterMs: number }[];
}

const go = '[data-part=go]';

export const titles: readonly BenchedTitle[] = [
  { name: '', category: 'RNG', presses: [{ control: go, afterMs: 0 }] },
  {
    ...{ name: 'Roulette', category: 'LIVE' },
    presses: [
      { control: '[data-part=spot]', afterMs: 0 },
      { control: go, afterMs: 300 },
    ],
  },
  {
    ...{ name: 'Crash Comet', category: 'INHOUSE' },
    presses: [
      { control: go, afterMs: 0 },
      { control: go, afterMs: 4_000 },
    ],
  },
  { name: 'Plinko Drop', category: 'INHOUSE', presses: [{ control: go, afterMs: 0 }] },
  {
    ...{ name: 'Virtual Football', category: 'SPORTS' },
    presses: [
      { control: 'main [aria-pressed]', afterMs: 0 },
      { control: '[data-part=slip]', afterMs: 500 },
      { control: `dialog ${go}`, afterMs: 800 },
    ],
  },
  {
    ...{ name: 'Blackjack', category: 'LIVE' },
    presses: [
      { control: go, afterMs: 0 },
      { control: 'main footer button + button', afterMs: 4_000 },
    ],
  },
];
