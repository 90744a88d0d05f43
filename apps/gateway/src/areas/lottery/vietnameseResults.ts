import { asc, eq } from 'drizzle-orm';
import type { lobbyCalls } from '@playhouse/wps';
import { readClock } from '../../db/clock';
import { games } from '../../db/schema';
import type { Asked } from '../../call/route';
import type { Asker } from '../../model/platform/asker';
import { getDrawShape } from '../../catalogue/lotteries';
import { findLastDrawn } from '../../model/lottery/draws';
import { getDrawInterval, issueAt } from '../../model/lottery/schedule';

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
  if (getDrawShape(name).kind !== 'digits') return [{ name: '1', numbers: numbers.map(String) }];
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
  const now = await readClock(services.db, services);
  const results = [];
  for (const game of await vietnamese(asker, query.code)) {
    const last = await findLastDrawn(services.db, game, now);
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
  const now = await readClock(asker.services.db, asker.services);
  return (await vietnamese(asker, query.code)).map((game) => {
    const next = issueAt(now, getDrawInterval(game));
    return {
      code: game.roomId,
      numero: next.numero,
      closeTime: next.drawsAt,
      drawTime: next.drawsAt,
    };
  });
}
