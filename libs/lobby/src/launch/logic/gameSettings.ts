import { localStore, storageKeys } from '@playhouse/storage';
import type { GameMessage, GameReply } from './gameMessage';

/** Tells a game that is ready what the player chose for all games, and remembers what they choose in it. */
export function hearSettings(message: GameMessage, reply: (answer: GameReply) => void): void {
  if (message.type === 'playhouse:ready')
    reply({ type: 'playhouse:settings', sound: localStore.get(storageKeys.gameSound) === '1' });
  if (message.type === 'playhouse:sound')
    localStore.set(storageKeys.gameSound, message.on ? '1' : '0');
}
