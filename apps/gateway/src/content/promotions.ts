import * as z from 'zod/mini';
import { readDemo } from '../base/readDemo';
import { findTexts } from '../base/texts';
import { activityContents } from './activities';
import type { Promotion } from './promotion';
import { boardTerms, levelTerms } from './promotion';

const { missions, vip } = readDemo(
  'promotions.json',
  z.object({ missions: boardTerms, vip: levelTerms }),
);

/** The week's missions and their leader board (MINE-08). */
export const missionBoard = { ...missions, title: findTexts('promotions.missions.title') };

/** The weekly bonus of the VIP club by level. */
export const vipClub = { ...vip, title: findTexts('promotions.vip.title') };

/** Everything that a merchant promises its members, and pays. */
export const promotions: readonly Promotion[] = [...activityContents, missionBoard, vipClub];
