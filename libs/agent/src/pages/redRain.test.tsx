import { mockWps, sayWords } from '@playhouse/fixtures';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showAgent } from '../testing/showAgent';
// Loaded ahead, so that no test waits for the chunk.
import './RedRainPage';

// Three to four o'clock in Manila.
const threeOClock = Date.UTC(2026, 10, 21, 7);
const hour = 3_600_000;
const falling = {
  open: true,
  startTime: threeOClock,
  endTime: threeOClock + hour / 3,
  nextStartTime: threeOClock + hour,
  remaining: 1,
  winners: [],
};

const envelopes = () => screen.findAllByRole('button', { name: /^Catch envelope \d$/ });

it('envelopes rain down, and a key catches one [ROUTE-15]', async () => {
  const wps = mockWps({
    'promotions.redRain': () =>
      wps.callsOf('promotions.grabRedRain').length === 0 ? falling : { ...falling, remaining: 0 },
    'promotions.grabRedRain': { amount: 3.5, remaining: 0 },
  });
  const { user } = showAgent('/m/redRain', { wps });
  const [first] = await envelopes();
  expect(await envelopes()).toHaveLength(8);
  expect(screen.getByText(/before 3:20/)).toBeVisible();
  first?.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText(sayWords(/You caught .*3\.50/))).toBeVisible();
  // The rain that was caught began at three.
  const next = await screen.findByText(/next rain starts at 4:00/);
  expect(screen.queryByText(/3:00/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Catch/ })).not.toBeInTheDocument();
  expect(next.closest('[role="status"]')).toHaveFocus();
});

it('who comes back to a rain reads again what they caught in it [ROUTE-15]', async () => {
  const wps = mockWps({ 'promotions.redRain': { ...falling, remaining: 0, won: 7.25 } });
  showAgent('/m/redRain', { wps });
  expect(await screen.findByText(sayWords(/You caught .*7\.25/))).toBeVisible();
});

it('between two rains it says when the next one starts [ROUTE-15]', async () => {
  const dry = { ...falling, open: false, startTime: threeOClock + hour, endTime: null };
  showAgent('/m/redRain', { wps: mockWps({ 'promotions.redRain': dry }) });
  expect(await screen.findByText(/next rain starts at 4:00/)).toBeVisible();
});
