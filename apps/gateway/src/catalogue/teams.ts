import * as z from 'zod/mini';
import { readDemo } from '../base/readDemo';

/** Teams of no real league; a number picks each one's badge. */
export const teams = readDemo('catalogue/teams.json', z.array(z.string()));
