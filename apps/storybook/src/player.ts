import { signIn } from '@playhouse/fixtures';
import { endSession, memberTypes, type Session } from '@playhouse/session';
import { localStore, sessionStore, storageKeys } from '@playhouse/storage';

const member: Session = {
  token: 'story',
  merchantCode: 'story',
  userName: 'demo_player',
  type: memberTypes.player,
  firstTimeLogin: false,
};

/**
 * Starts every story as a new visitor, or as a member when its parameter `session` is `true` or
 * names what differs. Storybook's own settings stay.
 */
export function preparePlayer({ parameters }: { parameters: Record<string, unknown> }): void {
  endSession();
  for (const key of Object.values(storageKeys)) {
    localStore.remove(key);
    sessionStore.remove(key);
  }
  const wanted = parameters['session'];
  if (typeof wanted === 'object') signIn({ ...member, ...wanted });
  else if (wanted === true) signIn(member);
}
