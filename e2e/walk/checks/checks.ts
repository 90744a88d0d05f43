import type { Look } from '../looks';
import { brokenWords } from '@playhouse/fixtures/looks/brokenWords';
import { cutControls } from '@playhouse/fixtures/looks/cutControls';
import { cutHints } from '@playhouse/fixtures/looks/cutHints';
import { cutTexts } from '@playhouse/fixtures/looks/cutTexts';
import { pageSpread } from '@playhouse/fixtures/looks/pageSpread';
import { smallControls } from '@playhouse/fixtures/looks/smallControls';
import { tornSentences } from '@playhouse/fixtures/looks/tornSentences';
import { unreachableControls } from '@playhouse/fixtures/looks/unreachableControls';
import { wordsOutside } from '@playhouse/fixtures/looks/wordsOutside';

/** A rule that a screen keeps in a look. */
export interface Check {
  readonly name: string;
  /** Runs in the page, so that it uses nothing from outside of itself. @returns what breaks the rule, in words */
  readonly find: () => string[];
  /** @default in every look */
  readonly isDue?: (look: Look) => boolean;
}

const isPhone = ({ width }: Look) => width < 768;
const isUsual = ({ text }: Look) => text === 1;

/** Both hold whatever the platform says. */
export const spreadChecks: readonly Check[] = [
  { name: 'stays within its window', find: pageSpread },
  { name: 'keeps words within their paper', find: wordsOutside },
];

/** The last one scrolls the page, and may have a list go on. */
export const checks: readonly Check[] = [
  ...spreadChecks,
  { name: 'keeps words whole', find: brokenWords, isDue: (look) => isPhone(look) || isUsual(look) },
  { name: 'keeps sentences whole', find: tornSentences },
  { name: 'shows texts to their end', find: cutTexts, isDue: isUsual },
  { name: 'shows hints to their end', find: cutHints, isDue: isUsual },
  { name: 'shows controls whole', find: cutControls },
  { name: 'has controls of a thumb’s size', find: smallControls },
  { name: 'has controls in reach', find: unreachableControls, isDue: isUsual },
];
