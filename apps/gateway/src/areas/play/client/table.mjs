import { make, pause, say } from './boot.mjs';
import { choiceRow } from './choices.mjs';
import { showOutcome } from './shell.mjs';

const ranks = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const suits = ['♠', '♥', '♣', '♦'];

const card = ({ rank, suit }) =>
  make('span', `card ${suit % 2 ? 'red' : 'black'}`, `${ranks[rank]}${suits[suit]}`);

function handOf(label) {
  const box = make('section', 'hand');
  const cards = make('div', 'cards');
  cards.append(make('span', 'card back'), make('span', 'card back'));
  box.append(make('h2', '', label), cards);
  return { box, cards };
}

/** Two hands; the nearer to nine wins. */
export function table({ stage, message, go, play }) {
  const hands = { player: handOf(say('player')), banker: handOf(say('banker')) };
  const felt = make('div', 'felt');
  felt.append(hands.player.box, hands.banker.box);
  const row = choiceRow([
    { value: 'player', label: say('player'), note: '×2' },
    { value: 'tie', label: say('tie'), note: '×9' },
    { value: 'banker', label: say('banker'), note: '×1.95' },
  ]);
  stage.append(felt, row.box);
  go.textContent = say('deal');

  go.addEventListener('click', () => {
    if (row.current() === undefined) {
      message.textContent = say('choose');
      return;
    }
    for (const { box } of Object.values(hands)) box.classList.remove('winner');
    void play('round', row.current(), async (result) => {
      const { view } = result;
      for (const side of ['player', 'banker']) hands[side].cards.replaceChildren();
      for (const at of [0, 1, 2]) {
        for (const side of ['player', 'banker']) {
          if (view[side][at] === undefined) continue;
          await pause(220);
          hands[side].cards.append(card(view[side][at]));
        }
      }
      hands[view.winner]?.box.classList.add('winner');
      showOutcome(message, result);
    });
  });
}
