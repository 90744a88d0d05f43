import { expect, test } from 'vitest';
import * as agent from './index';

test('the library offers these names and no others', () => {
  expect(Object.keys(agent).sort()).toEqual(['agentScreens']);
});
