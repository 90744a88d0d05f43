import type { Card } from '../wire';
import { createChoiceRow } from './choiceRow';
import { makeElement, pause } from './elements';
import type { GameTable } from './gameTable';
import { showOutcome } from './gameTable';

const ranks = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const suits = ['♠', '♥', '♣', '♦'];
const sides = ['player', 'banker'] as const;

const makeCard = ({ rank, suit }: Card) =>
  makeElement(
    'span',
    `card ${suit % 2 ? 'red' : 'black'}`,
    `${ranks[rank] ?? ''}${suits[suit] ?? ''}`,
  );

function createHand(label: string) {
  const box = makeElement('section', 'hand');
  const cards = makeElement('div', 'cards');
  cards.append(makeElement('span', 'card back'), makeElement('span', 'card back'));
  box.append(makeElement('h2', '', label), cards);
  return { box, cards };
}

/** Two hands; the nearer to nine wins. */
export function playCardTable(table: GameTable): void {
  const { stage, go, say, show, play } = table;
  const hands = { player: createHand(say('player')), banker: createHand(say('banker')) };
  const felt = makeElement('div', 'felt');
  felt.append(hands.player.box, hands.banker.box);
  const row = createChoiceRow([
    { value: 'player', label: say('player'), note: '×2' },
    { value: 'tie', label: say('tie'), note: '×9' },
    { value: 'banker', label: say('banker'), note: '×1.95' },
  ]);
  stage.append(felt, row.box);
  go.textContent = say('deal');

  go.addEventListener('click', () => {
    if (row.current() === undefined) return show(say('choose'));
    for (const side of sides) hands[side].box.classList.remove('winner');
    void play('round', row.current(), async (answer) => {
      const { view } = answer;
      for (const side of sides) hands[side].cards.replaceChildren();
      for (const at of [0, 1, 2])
        for (const side of sides) {
          const card = view[side]?.[at];
          if (card === undefined) continue;
          await pause(220);
          hands[side].cards.append(makeCard(card));
        }
      for (const side of sides) hands[side].box.classList.toggle('winner', side === view.winner);
      showOutcome(table, answer);
    });
  });
}
