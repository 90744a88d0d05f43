import { agentCalls, walletCalls } from '@playhouse/wps';
import type { CallAnswer, Call } from '@playhouse/wps';
import { expect } from 'vitest';
import { cents, days, total } from './amounts';
import type { Player } from './player';
import { openFigures } from '../openFigures';

/** The player's own movements, as it sees them itself. */
interface Own {
  readonly balance: number;
  readonly entries: {
    readonly items: readonly { readonly type: string; readonly amount: number }[];
  };
}

/** Every figure that the agent above sees is what its entries add up to, and what the player below has moved. */
export async function demandTeam(
  { platform, agentToken: token }: Player,
  { balance, entries }: Own,
): Promise<void> {
  const read = async <C extends Call>(call: C, query: object): Promise<CallAnswer<C>> =>
    call.answer.parse(
      (await platform.ask(call, { token, query: { ...query } })).value,
    ) as CallAnswer<C>;
  const moved = (type: string) =>
    total(entries.items.filter((entry) => entry.type === type).map(({ amount }) => amount));
  const due = {
    ...{ deposit: moved('deposit'), withdraw: -moved('withdraw') + 0, rebate: 0 },
    ...{ bet: -moved('bet') + 0, win: moved('win'), net: moved('bet') + moved('win') },
  };
  const overview = await read(agentCalls.teamOverview, days);
  const pnl = await read(agentCalls.teamPnl, days);
  for (const figure of openFigures) {
    const field = `${figure}Amount` as const;
    const opened = await read(agentCalls.figureEntries, { ...days, figure, pageSize: 100 });
    const lines = total(opened.items.map(({ amount }) => amount));
    const shown = [overview[field], pnl.footer[field], opened.footer.amount].map(cents);
    expect({ [figure]: [lines, ...shown] }).toEqual({ [figure]: Array(4).fill(due[figure]) });
  }
  expect([overview.memberCount, overview.teamBalance]).toEqual([1, balance]);
  const own = await read(walletCalls.balance, {});
  expect(cents(own.sumBalance)).toBe(-moved('transferOut') + 0);
}
