import type { LanguageCode } from '@playhouse/whitelabel';
import { fillText } from '../../base/fillText';
import type { TextId } from '../../base/texts';
import { textIn } from '../../base/texts';

/** Texts of plays by the start of their ids: outcomes of a draw, and numbers chosen. */
const names = new Map<string, TextId>([
  ['big', 'games.lottery.big'],
  ['small', 'games.lottery.small'],
  ['odd', 'games.lottery.odd'],
  ['even', 'games.lottery.even'],
  ['any', 'games.lottery.any'],
  ['first', 'games.lottery.first'],
  ['last', 'games.lottery.ending'],
]);

/** The play of an order's line, in the reader's language. */
export function getPlayName(play: string, language: LanguageCode): string {
  const [, name = '', pick = ''] = /^([a-z]+)(\d*)$/.exec(play) ?? [];
  const text = names.get(name);
  return text === undefined ? play : fillText(textIn(language, text), { pick });
}
