import { createChoiceRow } from './choiceRow';
import { makeElement, pause } from './elements';
import type { GameTable } from './gameTable';
import { showOutcome } from './gameTable';

/** A contest of two sides at fixed odds. */
export function playContest(table: GameTable): void {
  const { stage, go, say, show, play } = table;
  const score = makeElement('div', 'score', '– : –', { 'aria-live': 'polite' });
  const board = makeElement('div', 'board');
  const [home, away] = [say('home'), say('away')];
  board.append(makeElement('span', 'side', home), score, makeElement('span', 'side', away));
  const row = createChoiceRow([
    { value: 'home', label: home, note: '×2.10' },
    { value: 'draw', label: say('draw'), note: '×3.60' },
    { value: 'away', label: away, note: '×3.25' },
  ]);
  stage.append(board, row.box);
  go.textContent = say('place');

  go.addEventListener('click', () => {
    if (row.current() === undefined) return show(say('choose'));
    score.textContent = '· · ·';
    void play('round', row.current(), async (answer) => {
      await pause(900);
      score.textContent = (answer.view.score ?? []).join(' : ');
      showOutcome(table, answer);
    });
  });
}
