import type { lobbyCalls } from '@playhouse/wps';
import type { LanguageCode } from '@playhouse/whitelabel';
import { readLanguage, languageTag } from '../../base/language';
import { findTexts, listTextNames } from '../../base/texts';
import { escapeXml } from '../../art/draw';
import { gameArt } from '../../art/gameArt';
import { reelArt } from '../../art/badges';
import { gameSeeds } from '../../catalogue/games';
import { getEngine } from '../../model/lobby/engine';
import type { Seat } from '../../model/lobby/seat';
import { maxBet } from '../../model/lobby/round';
import { getLotteryRule } from '../../model/lottery/lotteryRule';
import type { Boot, WordId, Words } from './wire';

/** The words of the games' pages in a language. */
const readWords = (language: LanguageCode): Words =>
  Object.fromEntries(
    listTextNames('play').map((word) => [word, findTexts(`play.${word}`)[language]]),
  ) as Record<WordId, string>;

type PlayType = lobbyCalls.LotteryPlay['playType'];

const asAddress = (svg: string) =>
  `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
const jsonBlock = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

function frame(language: string, title: string, body: string): string {
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeXml(title)}</title>` +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="referrer" content="no-referrer">' +
    `<link rel="stylesheet" href="/play/assets/play.css"></head><body>${body}</body></html>`
  );
}

/** How a lottery is played where it was launched by this play type (LAUNCH-02). */
function ruleFor({ game, scope }: Seat, playType: PlayType) {
  const rule = getLotteryRule(game, scope);
  return { ...rule, plays: rule.plays.filter((play) => play.playType === playType) };
}

/** The page of a game. It holds the play token: the address that opened it is spent. */
export function gamePage(seat: Seat, token: string, balance: number, playType: PlayType): string {
  const { game, scope } = seat;
  const language = readLanguage(seat.language, 'EN');
  const { currency } = scope.config;
  const words = readWords(language);
  const seed = gameSeeds().find(({ nodeId }) => nodeId === game.nodeId);
  const art = gameArt({ ...game, motif: seed?.motif ?? 'starry', lettered: false });
  const boot: Boot = {
    token,
    balance,
    name: game.name,
    engine: getEngine(game.category),
    locale: languageTag(language),
    currency: currency.code,
    scale: currency.scale,
    minBet: Math.max(game.minBet / 1000, 1 / 10 ** currency.scale),
    maxBet,
    timeZone: scope.config.timeZone,
    rule: getEngine(game.category) === 'lottery' ? ruleFor(seat, playType) : undefined,
    words,
    art: asAddress(art),
    symbols: getEngine(game.category) === 'slot' ? reelArt().map(asAddress) : [],
  };
  const body =
    `<div id="app" class="${boot.engine}"></div><script type="application/json" id="boot">${jsonBlock(boot)}</script>` +
    '<script type="module" src="/play/assets/main.mjs" crossorigin="anonymous"></script>' +
    `<noscript>${escapeXml(words.script)}</noscript>`;
  return frame(boot.locale, game.name, body);
}

/** The page at an address that was already opened or has expired. */
export function closedPage(): string {
  const words = readWords('EN');
  return frame(
    'en',
    words.closed,
    `<main class="closed"><h1>${words.closed}</h1><p>${words.reopen}</p><button id="close" type="button">${words.back}</button></main>` +
      '<script type="module" src="/play/assets/closed.mjs" crossorigin="anonymous"></script>',
  );
}
