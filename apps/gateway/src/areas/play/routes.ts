import type { JackpotAnswer } from '@playhouse/games';
import type { Context, Hono } from 'hono';
import { errorCodes } from '@playhouse/wps';
import * as z from 'zod/mini';
import { getBalance } from '../../ledger/balance';
import { toMajor } from '../../ledger/money';
import { Failure } from '../../base/failure';
import { readStorable } from '../../base/readStorable';
import { getReference } from '../../call/reference';
import { refuse, succeed } from '../../call/respond';
import { isLottery } from '../../catalogue/games';
import type { Services } from '../../model/platform/services';
import { lotteryState, placeOrder } from '../../model/lottery/placeOrder';
import { closedPage, gamePage } from './page';
import type { PageDocument } from './page';
import { framePolicy } from './policy';
import { cashOutBet } from '../../model/lobby/sportsbook/cashOut';
import { placeSportsBet } from '../../model/lobby/sportsbook/placeBet';
import { readBook } from '../../model/lobby/sportsbook/readBook';
import { readJackpot } from '../../model/lobby/readJackpot';
import { continueRound, openRound, resumeRound } from '../../model/lobby/round';
import type { Seat } from '../../model/lobby/seat';
import { openSeat, findSeat } from '../../model/lobby/seat';

const roundId = z.string().check(z.regex(/^[\w-]{8,64}$/));

/** A first action with its stake, in major units. */
const bet = z.object({
  roundId,
  bet: z.number().check(z.positive()),
  action: z.unknown(),
  clientSeed: z.string().check(z.regex(/^[\x20-\x7e]{1,64}$/)),
});
const move = z.object({ roundId, action: z.unknown() });
/** A lottery's slip of one line. */
const order = z.object({ roundId, bet: z.number().check(z.positive()), choice: z.unknown() });

const slip = z.object({
  roundId,
  bet: z.number().check(z.positive()),
  legs: z.array(
    z.object({ matchId: z.string(), pick: z.string(), odds: z.int().check(z.positive()) }),
  ),
  anyOdds: z.boolean(),
});
const cashOut = z.object({ roundId, betId: z.string(), price: z.number().check(z.positive()) });
const matchId = z.string().check(z.regex(/^[\w-]{1,64}$/));

/** The one line that a lottery in a frame sends. */
const lotteryChoice = z.object({
  playType: z.enum(['trad', 'ent']),
  playId: z.string(),
  numbers: z.array(z.int()),
});

async function demandSeat(services: Services, hono: Context): Promise<Seat> {
  const token = /^Bearer (.+)$/.exec(hono.req.header('Authorization') ?? '')?.[1];
  const seat = token === undefined ? undefined : await findSeat(services, token);
  if (seat === undefined) throw new Failure(errorCodes.sessionEnded);
  return seat;
}

async function readBody<T extends z.ZodMiniType>(hono: Context, body: T): Promise<z.output<T>> {
  const sent: unknown = await hono.req.json().catch(() => undefined);
  const parsed = body.safeParse(readStorable(sent, 'body'));
  if (!parsed.success) throw new Failure(errorCodes.requestInvalid, { status: 400 });
  return parsed.data;
}

/** The match that a page was opened for; it stays in the book after its end. */
const readMatchId = (hono: Context) => matchId.safeParse(hono.req.query('match')).data;

function registerApi(app: Hono, services: Services): void {
  const api = (
    method: 'GET' | 'POST',
    path: string,
    run: (seat: Seat, hono: Context) => Promise<unknown>,
  ) =>
    app.on(method, `/play/api/${path}`, async (hono) => {
      const reference = getReference(hono);
      try {
        return succeed(hono, await run(await demandSeat(services, hono), hono), reference);
      } catch (error) {
        return refuse(hono, error, reference, services);
      }
    });
  api('POST', 'round', async (seat, hono) => openRound(services, seat, await readBody(hono, bet)));
  api('POST', 'action', async (seat, hono) =>
    continueRound(services, seat, await readBody(hono, move)),
  );
  api('GET', 'book', (seat, hono) => readBook(services, seat, readMatchId(hono)));
  api('POST', 'slip', async (seat, hono) => {
    await placeSportsBet(services, seat, await readBody(hono, slip));
    return readBook(services, seat, readMatchId(hono));
  });
  api('POST', 'cashOut', async (seat, hono) => {
    await cashOutBet(services, seat, await readBody(hono, cashOut));
    return readBook(services, seat, readMatchId(hono));
  });
  api('GET', 'jackpot', async (seat) => {
    const jackpot = await readJackpot(services.db, seat);
    if (jackpot === undefined) throw new Failure(errorCodes.notFound);
    return { amount: jackpot.amount } satisfies JackpotAnswer;
  });
  api('GET', 'lottery', (seat) => lotteryState(services, seat));
  api('POST', 'order', async (seat, hono) => {
    const { roundId: key, bet: stake, choice } = await readBody(hono, order);
    const chosen = lotteryChoice.safeParse(choice);
    if (!isLottery(seat.game.category) || !chosen.success)
      throw new Failure(errorCodes.requestInvalid, { status: 400 });
    const { playType, ...line } = chosen.data;
    const slip = { playType, lines: [{ ...line, stake }], amount: stake };
    await placeOrder(services, seat, key, slip);
    return lotteryState(services, seat);
  });
}

function send(hono: Context, page: PageDocument, status: 200 | 410 = 200) {
  hono.header('Content-Security-Policy', framePolicy(hono, page));
  return hono.html(page.html, status);
}

/** Pages and calls of the games. A game knows only its play token, never the member's session. */
export function registerPlay(app: Hono, services: Services): void {
  app.use('/play/*', async (hono, next) => {
    // Sandboxed frames ask with origin `null`; the bearer token is what counts.
    hono.header('Access-Control-Allow-Origin', '*');
    hono.header('Access-Control-Allow-Headers', 'Authorization, Content-Type');
    hono.header('Cross-Origin-Resource-Policy', 'cross-origin');
    if (hono.req.method === 'OPTIONS') return hono.body(null, 204);
    return next();
  });
  registerApi(app, services);
  app.get('/play/:token{[\\w-]{20,64}}', async (hono) => {
    const token = await openSeat(services, hono.req.param('token'));
    const seat = token && (await findSeat(services, token));
    if (!token || !seat) return send(hono, await closedPage(), 410);
    const balance = toMajor(await getBalance(services.db, seat.member.id), seat.scope);
    const playType = hono.req.query('playType') === 'ent' ? 'ent' : 'trad';
    const round = await resumeRound(services, seat);
    const isFramed = hono.req.header('Sec-Fetch-Dest') !== 'document';
    const asked = { playType, matchId: readMatchId(hono), isFramed } as const;
    const jackpot = await readJackpot(services.db, seat);
    const page = { seat, token, balance, round, jackpot, ...asked };
    return send(hono, await gamePage(services, page));
  });
}
