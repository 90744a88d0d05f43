import { expect, it, vi } from 'vitest';
import { hearSettings } from './gameSettings';

it('sound stays as the player turned it in a game, for the next game too', () => {
  const reply = vi.fn();
  hearSettings({ type: 'playhouse:ready' }, reply);
  expect(reply).toHaveBeenLastCalledWith({ type: 'playhouse:settings', sound: false });
  hearSettings({ type: 'playhouse:sound', on: true }, reply);
  hearSettings({ type: 'playhouse:ready' }, reply);
  expect(reply).toHaveBeenLastCalledWith({ type: 'playhouse:settings', sound: true });
});
