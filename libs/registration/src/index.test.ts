import { expect, it } from 'vitest';
import * as registration from './index';

it('offers its routes and the rules of its fields', () => {
  expect(Object.keys(registration).sort()).toEqual(['registerRulesOptions', 'registrationScreens']);
});
