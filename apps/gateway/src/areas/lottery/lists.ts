import { asc, eq, inArray } from 'drizzle-orm';
import type { lobbyCalls } from '@playhouse/wps';
import { games, vendors } from '../../db/schema';
import type { Asked } from '../../call/route';
import type { Asker } from '../../model/asker';
import type { GameRow } from '../../model/games/game';
import { intervalOf, issueAt, resultOf } from '../../model/lottery/schedule';

const vendorsByMode = {
  LOTT: ['LOTT', 'TCG_LOTTO_VN'],
  ELOTT: ['ELOTT'],
  SEA: ['TCG_SEA'],
} as const;

async function toLottery({ services }: Pick<Asker, 'services'>, game: GameRow, groupName: string) {
  const interval = intervalOf(game);
  const last = issueAt(services.now(), interval, 1);
  return {
    gameId: game.gameId,
    code: game.roomId,
    gameName: game.name,
    groupName,
    vassalage: game.vendor,
    iconUrl: `/art/game/${game.nodeId}.svg`,
    nextDrawTime: issueAt(services.now(), interval).drawsAt,
    drawInterval: interval,
    lastNumero: last.numero,
    lastResult: [...(await resultOf(services.db, game.nodeId, last))],
  };
}

async function lotteriesOf(asker: Pick<Asker, 'services'>, codes: readonly string[]) {
  const rows = await asker.services.db
    .select({ game: games, maker: vendors.name })
    .from(games)
    .innerJoin(vendors, eq(vendors.code, games.vendor))
    .where(inArray(games.vendor, [...codes]))
    .orderBy(asc(games.position));
  // One after the other: the embedded database has one connection, and each may draw.
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

/** The draws that are over: the three digits are the first prize, parts of them the lower ones. */
export async function vietnameseResults(
  asker: Asker,
  { query }: Asked<typeof lobbyCalls.vietnameseResults>,
) {
  const { services } = asker;
  const results = [];
  for (const game of await vietnamese(asker, query.code)) {
    const last = issueAt(services.now(), intervalOf(game), 1);
    const digits = await resultOf(services.db, game.nodeId, last);
    results.push({
      code: game.roomId,
      gameName: game.name,
      numero: last.numero,
      drawTime: last.drawsAt,
      prizes: [
        { name: '1', numbers: [digits] },
        { name: '2', numbers: [digits.slice(1)] },
        { name: '3', numbers: [digits.slice(2)] },
      ],
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
