import { signIn } from '@playhouse/fixtures';
import type { Person } from '@playhouse/fixtures';
import { endSession, memberTypes, type Session } from '@playhouse/session';
import { localStore, sessionStore, storageKeys } from '@playhouse/storage';

const member: Session = {
  token: 'story',
  merchantCode: 'story',
  userName: 'demo_player',
  type: memberTypes.player,
  firstTimeLogin: false,
};

/** The numeric type of a person; a visitor has none. */
const typesOfPersons: Readonly<Record<Person, number | undefined>> = {
  visitor: undefined,
  player: memberTypes.player,
  agent: memberTypes.agent,
  trial: memberTypes.freeTrial,
};

/** A story's parameter `session`: facts about a person. */
export const getStorySession = (person: Person): false | Partial<Session> => {
  const type = typesOfPersons[person];
  return type === undefined ? false : { type };
};

/** The choice of the toolbar: a member type, `visitor`, or as the story says. */
function chooseSession(choice: unknown, ofStory: unknown): unknown {
  if (choice === 'visitor') return false;
  const type = Object.entries(memberTypes).find(([name]) => name === choice)?.[1];
  return type === undefined ? ofStory : { type };
}

/**
 * Starts every story as a new visitor, or as a member when its parameter `session` is `true` or
 * names what differs; the toolbar's member type wins. Storybook's own settings stay.
 */
export function preparePlayer(ofStory: unknown, choice: unknown): void {
  endSession();
  for (const key of Object.values(storageKeys)) {
    localStore.remove(key);
    sessionStore.remove(key);
  }
  const wanted = chooseSession(choice, ofStory);
  if (typeof wanted === 'object') signIn({ ...member, ...wanted });
  else if (wanted === true) signIn(member);
}
