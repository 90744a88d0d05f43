import * as z from 'zod/mini';
import { readDemo } from '../base/readDemo';
import { findTexts } from '../base/texts';

/** A mission counts in a week rounds, whole units staked, different games, or days with a deposit. */
const missionCount = z.enum(['rounds', 'stake', 'variety', 'deposit']);
export type MissionCount = z.output<typeof missionCount>;

export const missionTerms = z.object({ id: missionCount, target: z.int(), points: z.int() });

/** Missions of the week: so much of the count, for points on the leader board. */
export const missions = readDemo('missions.json', z.array(missionTerms)).map((each) => ({
  ...each,
  title: findTexts(`missions.${each.id}.title`),
}));
