import type { Route } from '@playwright/test';
import { endOfSession, saying, spoiling } from './answers';

/** What befalls a write between a tap and its answer. */
export interface Mishap {
  meet(route: Route): Promise<unknown>;
  /** A member is logged out by it, and the platform has not acted; with a session ends what only members have. */
  readonly ends?: 'the session' | 'the way in';
  /** Nothing is seen of it until somebody's patience ends, which ends ten times sooner. */
  readonly hurries?: true;
}

/** What can come in place of the answer to a write; what is sent afterwards passes. */
export const mishaps: Readonly<Record<string, Mishap>> = {
  'answered by a failure (500)': { meet: saying('text/plain', 'Internal Server Error', 500) },
  'whose answer breaks off': { meet: spoiling((text) => text.slice(0, text.length / 2)) },
  'whose answer is a page': {
    async meet(route) {
      await route.fetch();
      await route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome</h1>' });
    },
  },
  'whose answer never comes': { meet: (route) => route.fetch(), hurries: true },
  'that arrives twice': {
    async meet(route) {
      await route.fetch();
      await route.continue();
    },
  },
  'after the session has ended (401)': {
    meet: saying('application/json', endOfSession, 401),
    ends: 'the session',
  },
  'met by a proxy that asks who it is (401)': {
    meet: saying('text/html', '<h1>401</h1>', 401),
    ends: 'the way in',
  },
};
