import { ask, boot, make, money, say, signedMoney } from './boot.mjs';
import { choiceRow } from './choices.mjs';
import { numberBoard } from './numbers.mjs';

const clock = new Intl.DateTimeFormat(boot.locale, {
  timeStyle: 'medium',
  timeZone: boot.timeZone,
});

function ballsOf(numbers) {
  const row = make('div', 'balls');
  row.append(...numbers.map((number) => make('span', 'ball', String(number))));
  return row;
}

function drawBoard({ next, last, orders }) {
  const board = make('div', 'draws');
  if (last) {
    const title = `${say('last')} ${last.numero} · ${clock.format(last.drawsAt)}`;
    board.append(make('h2', '', title), ballsOf(last.numbers));
  }
  board.append(make('h2', '', `${say('next')} ${next.numero} · ${clock.format(next.drawsAt)}`));
  const list = make('ul', 'orders');
  for (const order of orders) {
    const line = make('li', order.status);
    const outcome =
      order.status === 'won'
        ? signedMoney(order.net)
        : say(order.status, { amount: money(order.win) });
    line.append(
      make('span', '', order.numero),
      make('b', '', order.content),
      make('span', '', money(order.bet)),
      make('em', '', outcome),
    );
    list.append(line);
  }
  board.append(list);
  return board;
}

/** Numbers from a board, or an outcome of the whole draw; drawn at fixed times, and the platform settles. */
export function lottery({ stage, message, go, play, setBalance }) {
  const { plays } = boot.rule;
  const row = choiceRow(
    plays.map(({ id, at, pick, pays }) => ({
      value: id,
      label: pick > 0 ? say(at === 'last' ? 'ending' : at, { pick: String(pick) }) : say(id),
      note: `×${Math.max(...pays.map(({ times }) => times))}`,
    })),
  );
  let board = make('div', 'draws');
  let numbers = numberBoard(boot.rule, plays[0]);
  stage.append(board, row.box, numbers.box);
  go.textContent = say('place');
  const current = () => plays.find(({ id }) => id === row.current()) ?? plays[0];
  row.box.addEventListener('click', () => {
    const fresh = numberBoard(boot.rule, current());
    numbers.box.replaceWith(fresh.box);
    numbers = fresh;
  });

  const show = (view) => {
    const fresh = drawBoard(view);
    board.replaceWith(fresh);
    board = fresh;
  };
  const look = () =>
    ask('lottery').then(({ view, balance }) => {
      show(view);
      setBalance(balance);
    });
  void look().catch(() => undefined);
  setInterval(() => void look().catch(() => undefined), 10_000);

  go.addEventListener('click', () => {
    const chosen = numbers.chosen();
    const { id: playId, playType, pick } = current();
    // An outcome is its own choice; numbers are chosen for the first play where none is pressed.
    if (chosen === undefined || (pick === 0 && row.current() === undefined)) {
      message.textContent = say('choose');
      return;
    }
    const choice = { playType, playId, numbers: chosen };
    void play('order', choice, ({ view }) => {
      show(view);
      message.textContent = say('placed', { numero: view.next.numero });
    });
  });
}
