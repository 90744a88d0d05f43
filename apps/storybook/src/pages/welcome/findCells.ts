import { languageTable } from '@playhouse/i18n';
import { foldText } from '@playhouse/search';
import { languageCodes } from '@playhouse/whitelabel';
import { merchants } from '../../merchants';
import { longLanguage, mirroredLanguage } from '../../toolbar';
import type { CellEntry, ScreenEntry } from './listScreenEntries';

type Choices = Readonly<Record<string, string>>;

const inEnglish = new Intl.DisplayNames(['en'], { type: 'language' });

const named = (words: string, choices: Choices) =>
  foldText(words)
    .split(' ')
    .map((word) => [word, choices] as const);

/** Words that say how a screen is looked at, with the choices of the toolbar that they mean. */
const looks: ReadonlyMap<string, Choices> = new Map([
  ...languageCodes.flatMap((language) => {
    const { bcp47, nativeName } = languageTable[language];
    return named(`${language} ${inEnglish.of(bcp47) ?? ''} ${nativeName}`, { language });
  }),
  ...named('pseudo', { language: longLanguage }),
  ...named('rtl mirrored', { language: mirroredLanguage }),
  ...['light', 'dark'].flatMap((scheme) => named(scheme, { scheme })),
  ...['150', '200'].flatMap((text) => named(text, { text })),
  ...Object.entries({ '320': 'small', '390': 'phone', '768': 'tablet', '1280': 'desktop' }).flatMap(
    ([width, viewport]) => named(width, { viewport }),
  ),
  ...[...merchants].flatMap(([merchant, { name }]) => named(`${merchant} ${name}`, { merchant })),
]);

/** Words that belong to a sentence and not to a screen. */
const fillers = new Set(
  'a an and as at by for in is of on or the to with px percent text texts size screen page state'.split(
    ' ',
  ),
);

/** A sentence as it is understood. */
interface Question {
  /** How the screen is looked at. */
  readonly choices: Choices;
  /** Words that name screen and state. */
  readonly words: readonly string[];
}

/** Reads a sentence such as `withdraw in Portuguese, dark, refused, 320 px, 200 % text`. */
export function readQuestion(typed: string): Question {
  const all = foldText(typed)
    .split(' ')
    .filter((word) => word !== '' && !fillers.has(word));
  const choices = Object.assign({}, ...all.map((word) => looks.get(word) ?? {})) as Choices;
  return { choices, words: all.filter((word) => !looks.has(word)) };
}

/** A cell that was asked for. */
export interface FoundCell {
  readonly screen: ScreenEntry;
  readonly entry: CellEntry;
}

/** Further words by which cells are looked for. */
const alsoCalled = ({ cell }: CellEntry) =>
  cell.refusal === undefined ? '' : 'refused refusal rejected order failed';

/** Cells in whose names every word begins a word: those whose screen begins with the first word lead. */
export function findCells(
  screens: readonly ScreenEntry[],
  words: readonly string[],
  titleIn: (screen: ScreenEntry) => string,
): readonly FoundCell[] {
  const fits = (text: string) => {
    const folded = ` ${foldText(text)}`;
    return words.every((word) => folded.includes(` ${word}`));
  };
  const found = screens.flatMap((screen) => {
    const { title, name, path } = screen;
    const names = `${title} ${titleIn(screen)} ${name} ${path.domain} ${path.path} ${path.flag ?? ''}`;
    const isNamed = fits(names);
    return screen.cells
      .filter((entry) =>
        isNamed ? entry.name === 'Default' : fits(`${names} ${entry.name} ${alsoCalled(entry)}`),
      )
      .filter(({ outcome }) => outcome !== 'same')
      .map((entry) => ({ screen, entry }));
  });
  const leads = ({ screen }: FoundCell) =>
    words[0] !== undefined && foldText(screen.title).startsWith(words[0]) ? 0 : 1;
  return found.sort((one, other) => leads(one) - leads(other));
}
