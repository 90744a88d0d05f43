import type { FakeAnswers, ScreenSample, ScreenSamples } from '@playhouse/fixtures';
import { paths, type PathName } from '@playhouse/navigation';
import type { StoryObj } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';
import { getStorySession } from '../player';
import { answerInState, refuseCall } from './answerInState';
import { CellSite } from './CellSite';
import type { Cell } from './listCells';
import { isTest, noteOutcome } from './outcomes';
import { readSample } from './readSample';
import { takeSteps } from './takeSteps';
import { waitUntilDrawn } from './waitUntilDrawn';

/** A cell as Storybook takes it: the site at the screen's address, with the platform's answers of the state. */
export function drawCell(samples: ScreenSamples, cell: Cell): StoryObj {
  const name = cell.screen as PathName;
  const sample: ScreenSample = samples[name] ?? { who: 'visitor' };
  const { who, query = {}, hash = '', merchant, answers = {}, steps } = readSample(cell, sample);
  const refusal = cell.refusal && refuseCall(cell.refusal.code);
  return {
    render: () => <CellSite />,
    parameters: {
      cell,
      merchant,
      address: `${paths[name].href(query)}${hash && `#${hash}`}`,
      session: getStorySession(who),
      answers,
      changeAnswers: (usual: FakeAnswers) => ({
        ...answerInState(cell.state, usual),
        ...(cell.refusal && { [cell.refusal.call]: refusal?.answer }),
      }),
      // The lint of looks asks for larger ones; axe takes one that is half under a fixed bar for a small one.
      a11y: { options: { rules: { 'target-size': { enabled: false } } } },
      connection: cell.state === 'offline' ? 'offline' : 'usual',
    },
    beforeEach: () => refusal?.forget(),
    play: async ({ canvasElement, userEvent }) => {
      await waitUntilDrawn(canvasElement, cell.state === 'loading');
      await takeSteps(canvasElement, userEvent, steps);
      if (refusal !== undefined)
        await waitFor(() => {
          if (!refusal.isAsked()) throw new Error(`Nobody asked ${cell.refusal?.call}.`);
        });
      if (isTest()) await noteOutcome(cell, canvasElement);
    },
  };
}
