import type { ScreenSample, ScreenSamples } from '@playhouse/fixtures';
import { paths, type PathName } from '@playhouse/navigation';
import type { StoryObj } from '@storybook/react-vite';
import { getStorySession } from '../player';
import { answersIn } from './answersIn';
import { CellSite } from './CellSite';
import { personIn, type Cell } from './listCells';
import { isTest, noteOutcome } from './outcomes';
import { takeSteps } from './takeSteps';
import { waitUntilDrawn } from './waitUntilDrawn';

/** A cell as Storybook takes it: the site at the screen's address, with the platform's answers of the state. */
export function drawCell(samples: ScreenSamples, cell: Cell): StoryObj {
  const name = cell.screen as PathName;
  const sample: ScreenSample = samples[name] ?? { who: 'visitor' };
  const { query = {}, hash = '', merchant, writes = {} } = sample;
  const steps = Object.entries(writes).find(([call]) => call === cell.refusal?.call)?.[1] ?? [];
  return {
    render: () => <CellSite />,
    parameters: {
      cell,
      merchant,
      address: `${paths[name].href(query)}${hash && `#${hash}`}`,
      session: getStorySession(personIn(cell.state, sample)),
      answers: answersIn(cell, sample),
      connection: cell.state === 'offline' ? 'offline' : 'usual',
    },
    play: async ({ canvasElement, userEvent }) => {
      await waitUntilDrawn(canvasElement, cell.state === 'loading');
      await takeSteps(canvasElement, userEvent, steps);
      if (isTest()) await noteOutcome(cell, canvasElement);
    },
  };
}
