import { asc, eq, inArray } from 'drizzle-orm';
import type { lobbyCalls } from '@playhouse/wps';
import { readClock } from '../../db/clock';
import { games, vendors } from '../../db/schema';
import type { Asked } from '../../call/route';
import type { Asker } from '../../model/platform/asker';
import type { GameRow } from '../../db/schema';
import { findLastDrawn } from '../../model/lottery/draws';
import { getLotteryRule } from '../../model/lottery/lotteryRule';
import { getDrawInterval, issueAt } from '../../model/lottery/schedule';

const vendorsByMode = {
  LOTT: ['LOTT', 'TCG_LOTTO_VN'],
  ELOTT: ['ELOTT'],
  SEA: ['TCG_SEA'],
} as const;

type Reader = Pick<Asker, 'services' | 'scope'>;

/** Lotteries whose vendor's own lobby is where they are played (LAUNCH-01). */
const ownLobbies: readonly string[] = ['TCG_LOTTO_VN', 'TCG_SEA'];

async function toLottery(
  { services, scope }: Reader,
  game: GameRow,
  groupName: string,
  now: number,
) {
  const interval = getDrawInterval(game);
  const next = issueAt(now, interval);
  const last = await findLastDrawn(services.db, game, now);
  return {
    nodeId: game.nodeId,
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
    rule: ownLobbies.includes(game.vendor) ? null : getLotteryRule(game, scope),
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
  const now = await readClock(asker.services.db, asker.services);
  for (const { game, maker } of rows) list.push(await toLottery(asker, game, maker, now));
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
