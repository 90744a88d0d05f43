import { ask, boot, make, money, say } from './boot.mjs';

const clock = new Intl.DateTimeFormat(boot.locale, { timeStyle: 'medium' });

function ballsOf(digits) {
  const row = make('div', 'balls');
  row.append(...[...digits].map((digit) => make('span', 'ball', digit)));
  return row;
}

function drawBoard({ next, last, orders }) {
  const board = make('div', 'draws');
  board.append(
    make('h2', '', `${say('last')} ${last.numero}`),
    ballsOf(last.digits),
    make('h2', '', `${say('next')} ${next.numero} · ${clock.format(next.drawsAt)}`),
  );
  const list = make('ul', 'orders');
  for (const order of orders) {
    const line = make('li', order.status);
    const outcome = order.win > 0 ? money(order.win) : say(order.status);
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

/** Three digits, drawn at fixed times; the platform settles. */
export function lottery({ stage, message, go, play, setBalance }) {
  const input = make('input', 'digits', '', {
    inputmode: 'numeric',
    maxlength: '3',
    pattern: '[0-9]*',
    'aria-label': say('number'),
    autocomplete: 'off',
  });
  const label = make('label', 'hint', say('number'));
  label.append(input);
  let board = make('div', 'draws');
  stage.append(board, label);
  go.textContent = say('place');

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
    if (!/^(\d|\d{3})$/.test(input.value)) {
      message.textContent = say('choose');
      input.focus();
      return;
    }
    void play('order', input.value, ({ view }) => {
      show(view);
      message.textContent = say('placed', { numero: view.next.numero });
    });
  });
}
