import { activityContents } from './activities';
import type { Levels, Promotion, WeeklyBoard } from './promotion';

/** The week's missions and their leader board (MINE-08). */
export const missionBoard: Promotion & { readonly pays: WeeklyBoard } = {
  id: 'missions',
  title: { EN: 'Mission of the week', TY: 'Misyon ng linggo', PT: 'Missão da semana' },
  pays: {
    by: 'board',
    prizes: [5_000, 3_000, 2_000, 1_000, 500, 300, 200, 100, 100, 100],
  },
  startDays: -7,
  where: { kind: 'MISSION' },
};

/** What the VIP club gives by level. */
export const vipClub: Promotion & { readonly pays: Levels } = {
  id: 'vip',
  title: { EN: 'VIP weekly bonus', TY: 'Lingguhang VIP bonus', PT: 'Bônus VIP semanal' },
  pays: { by: 'level', least: 500, amounts: [0, 5, 20, 60, 200, 600] },
  startDays: -7,
  where: { flag: 'VIPBENEFIT3' },
};

/** Everything that a merchant promises its members, and pays. */
export const promotions: readonly Promotion[] = [...activityContents, missionBoard, vipClub];
