import type { Act, Intent, Move } from './acts';
import type { Books, Entry, Order } from './readBooks';

/** An intent as every gateway says that it ended. */
export interface End {
  readonly act: Act & { readonly kind: Move; readonly intent: Intent };
  readonly state: string;
  readonly code?: string | undefined;
  readonly answer?: unknown;
}

/** The books before a run and after it. */
export interface Kept {
  readonly before: Books;
  readonly after: Books;
}

const cents = (amount: number) => Math.round(amount * 100);
const mostWithdrawals = 5;

/** A movement as member, kind and minor units. */
type Moved = readonly [memberId: number, kind: string, amount: number];

/** Movements that a committed intent comes to. */
function moved({ act: { kind, intent }, answer }: End): readonly Moved[] {
  const { player, amount } = intent;
  const { end, amount: given = 0 } = (answer ?? {}) as {
    readonly end?: { readonly win: number };
    readonly amount?: number;
  };
  const own = (entry: string, moves: number): Moved => [player.id, entry, moves];
  const win = cents(end?.win ?? 0);
  const lists: Readonly<Record<Move, readonly Moved[]>> = {
    round: [own('bet', -amount), ...(win > 0 ? [own('win', win)] : [])],
    lottery: [own('bet', -amount)],
    sports: [own('bet', -amount)],
    transfer: [own('transferOut', -amount), [player.uplineId, 'transferIn', amount]],
    reward: [own('promotion', cents(given))],
    rebate: [own('rebate', cents(given))],
    // By their orders: what became of them is another's word.
    withdraw: [],
    deposit: [],
  };
  return lists[kind];
}

function movedByOrder({ memberId, kind, status, amount, fee, bonus }: Order): readonly Moved[] {
  if (kind === 'withdraw')
    return [
      [memberId, kind, -amount],
      ...(status === 'failed' ? [[memberId, kind, amount] as const] : []),
    ];
  if (status !== 'success') return [];
  return [
    [memberId, kind, amount - fee],
    ...(bonus > 0 ? [[memberId, 'promotion', bonus] as const] : []),
  ];
}

/** Movements that orders and bets come to. */
const movedByRows = ({ orders, lotteryOrders, sportsBets }: Books): readonly Moved[] => [
  ...orders.flatMap(movedByOrder),
  ...[...lotteryOrders, ...sportsBets]
    .filter(({ win }) => win > 0)
    .map(({ memberId, win }) => [memberId, 'win', win] as const),
];

function compare(what: string, due: readonly string[], found: readonly string[]): string[] {
  const left = [...found];
  const missing = due.filter((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return [
    ...missing.map((each) => `${what}: ${each} is missing`),
    ...left.map((each) => `${what}: ${each} is too much`),
  ];
}

/** Every movement that was answered or follows from an order is in the books once, and nothing else is. */
function judgeEntries(ends: readonly End[], { before, after }: Kept): string[] {
  const write = (all: readonly Moved[]) => all.map(String);
  const due = write([...ends.flatMap(moved), ...movedByRows(after)]);
  const known = write(movedByRows(before));
  const fresh = after.entries.slice(before.entries.length);
  const found = fresh.map(({ memberId, kind, amount }) => `${memberId},${kind},${amount}`);
  return compare('movements', due, [...known, ...found]);
}

/** As many rows as intents that were committed. */
function judgeRows(ends: readonly End[], { before, after }: Kept): string[] {
  const committed = (...kinds: readonly Move[]) =>
    ends.filter(({ act }) => kinds.includes(act.kind)).length;
  const count = (read: (books: Books) => readonly unknown[]) =>
    read(after).length - read(before).length;
  const ofKind = (kind: string) => (books: Books) =>
    books.orders.filter((order) => order.kind === kind);
  const settled = [...after.lotteryOrders, ...after.sportsBets].filter(
    ({ status }) => status !== 'open',
  );
  const rows = [
    ['deposits', count(ofKind('deposit')), committed('deposit')],
    ['withdrawals', count(ofKind('withdraw')), committed('withdraw')],
    ['lottery orders', count((books) => books.lotteryOrders), committed('lottery')],
    ['sports bets', count((books) => books.sportsBets), committed('sports')],
    ['rounds', after.rounds - before.rounds, committed('round') + settled.length],
  ] as const;
  return rows.flatMap(([what, size, due]) =>
    size === due ? [] : [`${what}: ${size} rows of ${due} intents`],
  );
}

/** Every line of a wallet leaves what the one before left, moved by its amount. */
function judgeChains({ entries }: Books): string[] {
  const balances = new Map<number, number>();
  return entries.flatMap(({ memberId, amount, balance, key }) => {
    const due = (balances.get(memberId) ?? 0) + amount;
    balances.set(memberId, balance);
    return balance === due ? [] : [`${key} leaves ${balance} and not ${due}`];
  });
}

function lastEntry({ entries }: Books, { kind, intent }: End['act']): Entry | undefined {
  const { player, key } = intent;
  const isOwn =
    kind === 'round'
      ? (entry: Entry) => entry.key.includes(`R${player.id}-${key}`)
      : (entry: Entry) => entry.key === `transfer ${player.id} ${key}`;
  return entries.filter(isOwn).at(-1);
}

/** A balance that was answered is the one that the movement has left. */
function judgeBalances(ends: readonly End[], books: Books): string[] {
  return ends.flatMap(({ act, answer }) => {
    const { balance, sumBalance = balance } = answer as { balance?: number; sumBalance?: number };
    const entry = lastEntry(books, act);
    if (sumBalance === undefined || entry === undefined) return [];
    return cents(sumBalance) === entry.balance
      ? []
      : [`${act.name} tells a balance of ${sumBalance} where ${entry.balance} cents were left`];
  });
}

function judgeLimits({ orders }: Books): string[] {
  const members = new Set(orders.map(({ memberId }) => memberId));
  return [...members].flatMap((id) => {
    const made = orders.filter(
      ({ memberId, kind, status }) => memberId === id && kind === 'withdraw' && status !== 'failed',
    );
    return made.length > mostWithdrawals ? [`member ${id} made ${made.length} withdrawals`] : [];
  });
}

function judgeCounts({ unjudged, late, misjudged, overpaid }: Books): string[] {
  return [
    ...(unjudged > 0 ? [`${unjudged} words were not judged`] : []),
    ...(late > 0 ? [`${late} bets were taken on draws that were over`] : []),
    ...(misjudged > 0 ? [`${misjudged} bets were settled by other numbers than were drawn`] : []),
    ...(overpaid > 0 ? [`${overpaid} times rebates were paid for stakes that were not made`] : []),
  ];
}

/** Holds the books against what was answered. */
export function judgeBooks(ends: readonly End[], kept: Kept): string[] {
  const committed = ends.filter(({ state }) => state === 'committed');
  return [
    ...judgeEntries(committed, kept),
    ...judgeRows(committed, kept),
    ...judgeChains(kept.after),
    ...judgeBalances(committed, kept.after),
    ...judgeLimits(kept.after),
    ...judgeCounts(kept.after),
  ];
}
