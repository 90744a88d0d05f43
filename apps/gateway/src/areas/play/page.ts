import { returnShare } from '@playhouse/games';
import type { BookVariant, Boot } from '@playhouse/games';
import type { lobbyCalls } from '@playhouse/wps';
import type { LanguageCode } from '@playhouse/whitelabel';
import { readLanguage, languageTag } from '../../base/language';
import { listTexts, textIn } from '../../base/texts';
import { escapeXml } from '../../art/draw';
import { gameArt } from '../../art/gameArt';
import { drawSymbols } from '../../art/symbolArt';
import { findGameSeed } from '../../catalogue/games';
import { findTitleGame } from '../../model/lobby/gameRules';
import type { resumeRound } from '../../model/lobby/round';
import type { Seat } from '../../model/lobby/seat';
import { maxBet } from '../../model/lobby/round';
import { maxPayout } from '../../model/lobby/sportsbook/placeBet';
import { getLotteryRule } from '../../model/lottery/lotteryRule';

/** The texts of a page: those of every game, and those of its own rule. */
const readWords = (language: LanguageCode, rule: string) => ({
  ...listTexts('games.frame.', language, 'games.'),
  ...listTexts(`games.${rule}.`, language, 'games.'),
});

type PlayType = lobbyCalls.LotteryPlay['playType'];

const asAddress = (svg: string) =>
  `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
const jsonBlock = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/** A page with the script and styles of a rule. */
function frame(language: string, title: string, rule: string, body: string): string {
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeXml(title)}</title>` +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="referrer" content="no-referrer">' +
    `<link rel="stylesheet" href="/play/assets/${rule}.css"></head><body>${body}` +
    `<script type="module" src="/play/assets/${rule}.mjs" crossorigin="anonymous"></script></body></html>`
  );
}

/** How a lottery is played where it was launched by this play type (LAUNCH-02). */
function ruleFor({ game, scope }: Seat, playType: PlayType) {
  const rule = getLotteryRule(game, scope);
  return { ...rule, plays: rule.plays.filter((play) => play.playType === playType) };
}

/** The parts of a game's page that its launch decides. */
export interface GamePage {
  readonly seat: Seat;
  readonly token: string;
  /** Major units. */
  readonly balance: number;
  readonly playType: PlayType;
  /** The match that a book of matches was opened for. */
  readonly matchId: string | undefined;
  readonly round: Awaited<ReturnType<typeof resumeRound>>;
}

/** The name, the data and the return of what a page plays: a rule, a book of matches or a lottery. */
function describeGame({ seat, playType, matchId }: GamePage) {
  const { nodeId } = seat.game;
  const title = findTitleGame(nodeId);
  if (title !== undefined)
    return { rule: title.rule, variant: title.variant, share: title.game.returnToPlayer() };
  const book = findGameSeed(nodeId)?.book;
  if (book === undefined) return { rule: 'lottery', variant: ruleFor(seat, playType) };
  const variant: BookVariant = { sport: book.sport, matchId, maxPayout };
  return { rule: 'sportsbook', variant, share: returnShare / 1000 };
}

/** The page of a game. It holds the play token: the address that opened it is spent. */
export function gamePage(page: GamePage): string {
  const { seat, token, balance, round } = page;
  const { game, scope } = seat;
  const language = readLanguage(seat.language, 'EN');
  const { currency } = scope.config;
  const { rule, variant, share } = describeGame(page);
  const words = readWords(language, rule);
  const motif = findGameSeed(game.nodeId)?.motif ?? 'starry';
  const pictures = rule === 'slot' ? drawSymbols(game.nodeId, motif, variant) : {};
  const boot: Boot = {
    token,
    balance,
    name: game.name,
    ...{ variant, share },
    locale: languageTag(language),
    currency: currency.code,
    scale: currency.scale,
    minBet: Math.max(game.minBet / 1000, 1 / 10 ** currency.scale),
    maxBet,
    timeZone: scope.config.timeZone,
    words,
    art: asAddress(gameArt({ ...game, motif, lettered: false })),
    pictures: Object.fromEntries(Object.entries(pictures).map(([id, svg]) => [id, asAddress(svg)])),
    ...round,
  };
  const body =
    `<div id="app"></div><script type="application/json" id="boot">${jsonBlock(boot)}</script>` +
    `<noscript>${escapeXml(words['frame.script'] ?? '')}</noscript>`;
  return frame(boot.locale, game.name, rule, body);
}

/** The page at an address that was already opened or has expired. */
export function closedPage(): string {
  const say = (id: 'closed' | 'reopen' | 'back') => escapeXml(textIn('EN', `games.frame.${id}`));
  return frame(
    'en',
    say('closed'),
    'closed',
    `<main class="closed"><h1>${say('closed')}</h1><p>${say('reopen')}</p><button id="close" type="button">${say('back')}</button></main>`,
  );
}
