import type { LanguageCode } from '@playhouse/whitelabel';
import * as z from 'zod/mini';
import { findTexts, listTexts } from '../../base/texts';
import { findGameSeed } from '../../catalogue/games';
import { findTitleGame } from './gameRules';

/** Names of texts about rules whose full text has figures of a variant in it. */
const short: ReadonlySet<string> = new Set(Object.keys(listTexts('games.short.', 'EN')));

const themed = z.object({ theme: z.string() });

/** The id of the text that tells a title's rules without any of its figures. */
function findRulesId(nodeId: string): string {
  const spec = findGameSeed(nodeId)?.spec;
  const rule = spec?.rule ?? 'lottery';
  if (spec?.rule === 'slot') return `games.short.slot.${spec.wish.family}`;
  if (short.has(rule)) return `games.short.${rule}`;
  const theme = themed.safeParse(findTitleGame(nodeId)?.variant);
  return rule === 'climb' && theme.success
    ? `games.climb.${theme.data.theme}.rules`
    : `games.${rule}.rules`;
}

/** A title's rules in a few sentences. */
export const describeRules = (nodeId: string, language: LanguageCode): string =>
  findTexts(findRulesId(nodeId))[language];
