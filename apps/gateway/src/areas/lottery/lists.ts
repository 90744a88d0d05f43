import { asc, eq, inArray } from 'drizzle-orm';
import type { lobbyCalls } from '@playhouse/wps';
import { games, vendors } from '../../db/schema';
import type { Asked } from '../../call/route';
import type { Asker } from '../../model/asker';
import type { GameRow } from '../../model/games/game';
import { drawShapeOf } from '../../catalogue/lotteries';
import { lastDrawn } from '../../model/lottery/draws';
import { ruleOf } from '../../model/lottery/rule';
import { intervalOf, issueAt } from '../../model/lottery/schedule';

const vendorsByMode = {
  LOTT: ['LOTT', 'TCG_LOTTO_VN'],
  ELOTT: ['ELOTT'],
  SEA: ['TCG_SEA'],
} as const;

type Reader = Pick<Asker, 'services' | 'scope'>;

/** Lotteries whose vendor's own lobby is where they are played (LAUNCH-01). */
const ownLobbies: readonly string[] = ['TCG_LOTTO_VN', 'TCG_SEA'];

async function toLottery({ services, scope }: Reader, game: GameRow, groupName: string) {
  const interval = intervalOf(game);
  const next = issueAt(services.now(), interval);
  const last = await lastDrawn(services.db, game, services.now());
  return {
    gameId: game.gameId,
    code: game.roomId,
    gameName: game.name,
    groupName,
    vassalage: game.vendor,
    iconUrl: `/art/game/${game.nodeId}.svg`,
    nextNumero: next.numero,
    nextDrawTime: next.drawsAt,
    drawInterval: interval,
    lastNumero: last?.numero ?? null,
    lastDrawTime: last?.drawsAt ?? null,
    lastResult: last?.numbers.map(String) ?? null,
    rule: ownLobbies.includes(game.vendor) ? null : ruleOf(game, scope),
  };
}

async function lotteriesOf(asker: Reader, codes: readonly string[]) {
  const rows = await asker.services.db
    .select({ game: games, maker: vendors.name })
    .from(games)
    .innerJoin(vendors, eq(vendors.code, games.vendor))
    .where(inArray(games.vendor, [...codes]))
    .orderBy(asc(games.position));
  // One after the other: the embedded database has one connection.
  const list: Awaited<ReturnType<typeof toLottery>>[] = [];
  for (const { game, maker } of rows) list.push(await toLottery(asker, game, maker));
  return list;
}

export const lotteryList = (asker: Asker, { query }: Asked<typeof lobbyCalls.lotteryList>) =>
  lotteriesOf(asker, vendorsByMode[query.prizeMode]);

export async function lotteryMenu(asker: Asker) {
  const all = await lotteriesOf(asker, Object.values(vendorsByMode).flat());
  const groups = [...new Set(all.map(({ groupName }) => groupName))];
  return groups.map((groupName) => ({
    groupName,
    lotteries: all.filter((each) => each.groupName === groupName),
  }));
}

async function vietnamese({ services }: Pick<Asker, 'services'>, code: string | undefined) {
  const rows = await services.db
    .select()
    .from(games)
    .where(eq(games.vendor, 'TCG_LOTTO_VN'))
    .orderBy(asc(games.position));
  return rows.filter(({ roomId }) => !code || roomId === code);
}

/** Digits are a first prize whose ends are the lower ones; of any other draw all numbers are the one prize. */
function prizesOf(name: string, numbers: readonly number[]) {
  if (drawShapeOf(name).kind !== 'digits') return [{ name: '1', numbers: numbers.map(String) }];
  return numbers.map((_, skipped) => ({
    name: String(skipped + 1),
    numbers: [numbers.slice(skipped).join('')],
  }));
}

/** The draws that are over. */
export async function vietnameseResults(
  asker: Asker,
  { query }: Asked<typeof lobbyCalls.vietnameseResults>,
) {
  const { services } = asker;
  const results = [];
  for (const game of await vietnamese(asker, query.code)) {
    const last = await lastDrawn(services.db, game, services.now());
    if (last === undefined) continue;
    results.push({
      code: game.roomId,
      gameName: game.name,
      numero: last.numero,
      drawTime: last.drawsAt,
      prizes: prizesOf(game.name, last.numbers),
    });
  }
  return results;
}

export async function vietnameseNumero(
  asker: Asker,
  { query }: Asked<typeof lobbyCalls.vietnameseNumero>,
) {
  const { services } = asker;
  return (await vietnamese(asker, query.code)).map((game) => {
    const next = issueAt(services.now(), intervalOf(game));
    return {
      code: game.roomId,
      numero: next.numero,
      closeTime: next.drawsAt,
      drawTime: next.drawsAt,
    };
  });
}
