import { make, pause, say } from './boot.mjs';
import { choiceRow } from './choices.mjs';
import { showOutcome } from './shell.mjs';

/** A contest of two sides at fixed odds. */
export function pick({ stage, message, go, play }) {
  const score = make('div', 'score', '– : –', { 'aria-live': 'polite' });
  const board = make('div', 'board');
  board.append(make('span', 'side', say('home')), score, make('span', 'side', say('away')));
  const row = choiceRow([
    { value: 'home', label: say('home'), note: '×2.10' },
    { value: 'draw', label: say('draw'), note: '×3.60' },
    { value: 'away', label: say('away'), note: '×3.25' },
  ]);
  stage.append(board, row.box);
  go.textContent = say('place');

  go.addEventListener('click', () => {
    if (row.current() === undefined) {
      message.textContent = say('choose');
      return;
    }
    score.textContent = '· · ·';
    void play('round', row.current(), async (result) => {
      await pause(900);
      score.textContent = result.view.score.join(' : ');
      showOutcome(message, result);
    });
  });
}
