import type { Boot, BootJackpot } from '@playhouse/games';
import { toDirection } from '@playhouse/i18n/languages';
import type { LanguageCode } from '@playhouse/whitelabel';
import { readLanguage, languageTag } from '../../base/language';
import { listTexts } from '../../base/texts';
import { escapeXml } from '../../art/draw';
import { gameArt } from '../../art/gameArt';
import { getPageColours } from '../../art/pageColours';
import { drawPictures } from '../../art/symbolArt';
import { findGameSeed } from '../../catalogue/games';
import type { resumeRound } from '../../model/lobby/round';
import type { Seat } from '../../model/lobby/seat';
import { maxBet } from '../../model/lobby/round';
import type { Services } from '../../model/platform/services';
import { findPage } from './compilePage';
import { describeGame } from './describeGame';
import type { Launched } from './describeGame';

/** The texts of a page: those of every game, and those of its own rule. */
const readWords = (language: LanguageCode, rule: string) => ({
  ...listTexts('games.frame.', language, 'games.'),
  ...listTexts(`games.${rule}.`, language, 'games.'),
});

const asAddress = (svg: string) =>
  `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
const jsonBlock = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/** A page as it is sent, with the styles and the scripts in it, which its policy names by their hashes. */
export interface PageDocument {
  readonly html: string;
  readonly styles: string;
  readonly scripts: readonly string[];
}

/** Styles that give a title's page its colours. */
function writeColours(nodeId: string): string {
  const colours = Object.entries(getPageColours(nodeId));
  return `:root{${colours.map(([name, colour]) => `--${name}:${colour}`).join(';')}}`;
}

/**
 * A page whose first view stands in the document, and behind it its script: it is seen before that has come, and no second
 * round trip is waited for. Until then its controls are disabled.
 */
async function writePage(
  rule: string,
  language: LanguageCode,
  boot: Boot,
  colours = '',
): Promise<PageDocument> {
  const page = await findPage(rule);
  if (page === undefined) throw new Error(`${rule} has no page`);
  const { draw } = page;
  // The game is ready to be played before the second has come.
  const scripts = [page.script, page.check].filter((script) => script !== '');
  const styles = page.styles + colours;
  const html =
    `<!doctype html><html lang="${boot.locale}" dir="${toDirection(language)}"><head><meta charset="utf-8"><title>${escapeXml(boot.name)}</title>` +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="referrer" content="no-referrer">' +
    `<style>${styles}</style></head>` +
    `<body><fieldset disabled><div id="app">${draw(boot)}</div></fieldset>` +
    `<noscript>${escapeXml(boot.words['frame.script'] ?? '')}</noscript>` +
    `<script type="application/json" id="boot">${jsonBlock(boot)}</script>` +
    scripts.map((script) => `<script>${script}</script>`).join('') +
    '</body></html>';
  return { html, styles, scripts };
}

/** The parts of a game's page that its launch decides. */
export interface GamePage extends Launched {
  readonly seat: Seat;
  readonly token: string;
  /** Major units. */
  readonly balance: number;
  readonly isFramed: boolean;
  readonly round: Awaited<ReturnType<typeof resumeRound>>;
  readonly jackpot: BootJackpot | undefined;
}

/** The page of a game. It holds the play token: the address that opened it is spent. */
export async function gamePage(services: Services, page: GamePage): Promise<PageDocument> {
  const { seat, token, balance, isFramed, round, jackpot } = page;
  const { game, scope } = seat;
  const language = readLanguage(seat.language, 'EN');
  const { currency } = scope.config;
  const { rule, variant, share } = await describeGame(services, seat, page);
  const motif = findGameSeed(game.nodeId)?.motif ?? 'starry';
  const pictures = drawPictures(game.nodeId, motif, { rule, variant });
  const boot: Boot = {
    ...{ token, isFramed, balance },
    name: game.name,
    ...{ variant, share, jackpot },
    locale: languageTag(language),
    currency: currency.code,
    scale: currency.scale,
    minBet: Math.max(game.minBet / 1000, 1 / 10 ** currency.scale),
    maxBet,
    timeZone: scope.config.timeZone,
    words: readWords(language, rule),
    art: asAddress(gameArt({ ...game, motif, lettered: false })),
    pictures: Object.fromEntries(Object.entries(pictures).map(([id, svg]) => [id, asAddress(svg)])),
    ...round,
  };
  return writePage(rule, language, boot, writeColours(game.nodeId));
}

/** The page at an address that was already opened or has expired: it plays nothing, in no currency. */
export function closedPage(): Promise<PageDocument> {
  const words = readWords('EN', 'closed');
  return writePage('closed', 'EN', {
    ...{ token: '', isFramed: true, balance: 0, name: words['frame.closed'] ?? '', variant: null },
    ...{ locale: 'en', currency: 'XXX', scale: 0, minBet: 0, maxBet: 0, timeZone: 'UTC' },
    ...{ words, art: '', pictures: {} },
  });
}
