import { makeElement, pause } from './elements';
import type { GameTable } from './gameTable';
import { showOutcome } from './gameTable';

const names = ['cherry', 'bell', 'star', 'gem', 'seven'];

/** Three reels of three; the middle row counts. */
export function playSlot(table: GameTable): void {
  const { stage, go, say, play, boot } = table;
  const face = (symbol: number) =>
    makeElement('img', 'face', '', {
      alt: names[symbol] ?? '',
      src: boot.symbols[symbol] ?? '',
      width: '100',
      height: '100',
    });
  const reels = [0, 1, 2].map((reel) => {
    const box = makeElement('div', 'reel');
    box.append(...[0, 1, 2].map((row) => face((reel + row + 2) % names.length)));
    return box;
  });
  const machine = makeElement('div', 'machine');
  machine.append(...reels, makeElement('div', 'payline'));
  stage.append(machine);
  go.textContent = say('spin');

  go.addEventListener('click', () => {
    machine.classList.remove('won');
    for (const reel of reels) reel.classList.add('turning');
    void play('round', undefined, async (answer) => {
      for (const [at, reel] of reels.entries()) {
        await pause(320);
        reel.replaceChildren(...(answer.view.reels?.[at] ?? []).map(face));
        reel.classList.remove('turning');
      }
      machine.classList.toggle('won', answer.outcome === 'won');
      showOutcome(table, answer);
    }).finally(() => {
      for (const reel of reels) reel.classList.remove('turning');
    });
  });
}
