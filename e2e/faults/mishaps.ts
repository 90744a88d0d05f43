import type { Route } from '@playwright/test';
import { saying, spoiling } from './answers';

/** What befalls a write between a tap and its answer. */
export interface Mishap {
  meet(route: Route): Promise<unknown>;
}

/** What can come in place of the answer to a write; what is sent afterwards passes. */
export const mishaps: Readonly<Record<string, Mishap>> = {
  'answered by a failure (500)': { meet: saying('text/plain', 'Internal Server Error', 500) },
  'whose answer breaks off': { meet: spoiling((text) => text.slice(0, text.length / 2)) },
};
