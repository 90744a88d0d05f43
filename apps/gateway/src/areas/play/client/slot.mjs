import { boot, make, pause, say } from './boot.mjs';
import { showOutcome } from './shell.mjs';

const names = ['cherry', 'bell', 'star', 'gem', 'seven'];

function face(symbol) {
  return make('img', 'face', '', {
    alt: names[symbol],
    src: boot.symbols[symbol],
    width: '100',
    height: '100',
  });
}

/** Three reels of three; the middle row counts. */
export function slot({ stage, message, go, play }) {
  const reels = [0, 1, 2].map((reel) => {
    const box = make('div', 'reel');
    box.append(...[0, 1, 2].map((row) => face((reel + row + 2) % names.length)));
    return box;
  });
  const machine = make('div', 'machine');
  machine.append(...reels, make('div', 'payline'));
  stage.append(machine);
  go.textContent = say('spin');

  go.addEventListener('click', () => {
    machine.classList.remove('won');
    for (const reel of reels) reel.classList.add('turning');
    void play('round', undefined, async (result) => {
      for (const [at, reel] of reels.entries()) {
        await pause(320);
        reel.replaceChildren(...result.view.reels[at].map(face));
        reel.classList.remove('turning');
      }
      machine.classList.toggle('won', result.outcome === 'won');
      showOutcome(message, result);
    }).finally(() => {
      for (const reel of reels) reel.classList.remove('turning');
    });
  });
}
