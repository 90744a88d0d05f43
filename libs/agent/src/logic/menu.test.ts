import { agentMenuNames } from '@playhouse/whitelabel';
import { expect, test } from 'vitest';
import { agentMenu, visibleMenu } from './menu';

test('every name a whitelist may hold has its tool [AGENT-04, WL-06]', () => {
  expect(agentMenu.map((entry) => entry.name)).toEqual([...agentMenuNames]);
});

test('only whitelisted tools show, in the order of the grid [AGENT-04, WL-06]', () => {
  expect(visibleMenu(['mail', 'teamOverview']).map((entry) => entry.name)).toEqual([
    'teamOverview',
    'mail',
  ]);
  expect(visibleMenu([])).toEqual([]);
});
