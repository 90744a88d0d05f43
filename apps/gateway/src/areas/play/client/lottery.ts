import type { lobbyCalls } from '@playhouse/wps';
import type { LotteryOrder, LotteryView, WordId } from '../wire';
import { createChoiceRow } from './choiceRow';
import { makeElement } from './elements';
import type { GameTable } from './gameTable';
import { createNumberBoard } from './numberBoard';

type Play = lobbyCalls.LotteryPlay;

function drawBalls(numbers: readonly number[]) {
  const row = makeElement('div', 'balls');
  row.append(...numbers.map((number) => makeElement('span', 'ball', String(number))));
  return row;
}

function drawOrder(order: LotteryOrder, { say, money, signedMoney }: GameTable) {
  const outcome =
    order.status === 'won'
      ? signedMoney(order.net)
      : say(order.status, { amount: money(order.win) });
  const line = makeElement('li', order.status);
  line.append(
    makeElement('span', '', order.numero),
    makeElement('b', '', order.content),
    makeElement('span', '', money(order.bet)),
    makeElement('em', '', outcome),
  );
  return line;
}

/** The last draw, the next one, and the member's latest orders. */
function drawBoard({ next, last, orders }: LotteryView, table: GameTable) {
  const { say, boot } = table;
  const { locale, timeZone } = boot;
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'medium', timeZone });
  const title = (word: WordId, { numero, drawsAt }: LotteryView['next']) =>
    makeElement('h2', '', `${say(word)} ${numero} · ${clock.format(drawsAt)}`);
  const board = makeElement('div', 'draws');
  if (last) board.append(title('last', last), drawBalls(last.numbers));
  const list = makeElement('ul', 'orders');
  list.append(...orders.map((order) => drawOrder(order, table)));
  board.append(title('next', next), list);
  return board;
}

const outcomes: Readonly<Record<string, WordId>> = {
  big: 'big',
  small: 'small',
  odd: 'odd',
  even: 'even',
};

function namePlay({ id, at, pick }: Play, { say }: GameTable): string {
  if (at === 'sum') return say(outcomes[id] ?? 'any');
  return say(at === 'last' ? 'ending' : at, { pick: String(pick) });
}

/** Keeps the board of draws at what the platform says, every ten seconds. Answers how to show a view at once. */
function followDraws(table: GameTable): (view: LotteryView) => void {
  const { stage, platform, setBalance } = table;
  let board = makeElement('div', 'draws');
  stage.append(board);
  const show = (view: LotteryView) => {
    const fresh = drawBoard(view, table);
    board.replaceWith(fresh);
    board = fresh;
  };
  const look = async () => {
    const { view, balance } = await platform.lottery();
    show(view);
    setBalance(balance);
  };
  // A look that fails leaves the board as it is; the next one follows.
  const tryToLook = () => void look().catch(() => undefined);
  tryToLook();
  setInterval(tryToLook, 10_000);
  return show;
}

/** Numbers from a board, or an outcome of the whole draw; drawn at fixed times, and the platform settles. */
export function playLottery(table: GameTable): void {
  const { stage, go, say, show, play, boot } = table;
  const { rule } = boot;
  const first = rule?.plays[0];
  if (rule === undefined || first === undefined) throw new Error('A lottery without a rule');
  const showDraws = followDraws(table);
  const row = createChoiceRow(
    rule.plays.map((each) => ({
      value: each.id,
      label: namePlay(each, table),
      note: `×${Math.max(...each.pays.map(({ times }) => times))}`,
    })),
  );
  const current = () => rule.plays.find(({ id }) => id === row.current()) ?? first;
  let numbers = createNumberBoard(rule, first, table);
  stage.append(row.box, numbers.box);
  go.textContent = say('place');
  row.box.addEventListener('click', () => {
    const fresh = createNumberBoard(rule, current(), table);
    numbers.box.replaceWith(fresh.box);
    numbers = fresh;
  });

  go.addEventListener('click', () => {
    const chosen = numbers.chosen();
    const { id: playId, playType, pick } = current();
    // An outcome is its own choice; numbers are chosen for the first play where none is pressed.
    if (chosen === undefined || (pick === 0 && row.current() === undefined))
      return show(say('choose'));
    void play('order', { playType, playId, numbers: chosen }, ({ view }) => {
      showDraws(view);
      show(say('placed', { numero: view.next.numero }));
    });
  });
}
