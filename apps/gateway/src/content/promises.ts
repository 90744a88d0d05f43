import * as z from 'zod/mini';
import { giftTerms, gifts } from './gifts';
import { missions, missionTerms } from './missions';
import { promotionTerms } from './promotion';
import { promotions } from './promotions';
import { vipPoints, vipPointTerms } from './vipPoints';

const promise = z.pick(promotionTerms, { id: true, pays: true, timesStaked: true });

/** Everything by which members are paid, as one set of terms: what a promotion pays, gifts, and what missions and VIP levels ask for. */
export const promisedTerms = z.object({
  promotions: z.array(promise),
  gifts: giftTerms,
  missions: z.array(missionTerms),
  vipPoints: vipPointTerms,
});
export type Promises = z.output<typeof promisedTerms>;

/** The terms of the data that this platform comes with. */
export const promises: Promises = promisedTerms.parse({ promotions, gifts, missions, vipPoints });
