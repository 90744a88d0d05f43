import type { Texts } from '../base/texts';
import { findTexts, listTextNames } from '../base/texts';

interface Letter {
  readonly title: Texts;
  /** HTML. */
  readonly content: Texts;
}

/** Letters of the message centre by the key under which a member's inbox names them. */
export const letters: ReadonlyMap<string, Letter> = new Map(
  listTextNames('letters').map((key) => [
    key,
    { title: findTexts(`letters.${key}.title`), content: findTexts(`letters.${key}.content`) },
  ]),
);

/** Names of rewards by their key. */
export const rewardTitles: ReadonlyMap<string, Texts> = new Map(
  listTextNames('rewards').map((key) => [key, findTexts(`rewards.${key}.title`)]),
);
