import { promotionCalls } from '@playhouse/wps';
import { answer, answerMember } from '../../call/route';
import { activities, activityDetail, depositOffers } from './activities';
import { applyActivity } from './applyActivity';
import { memberClubBenefit } from './club';
import { leaderBoard } from './missions';
import { grabRedRain, redRain } from './redRain';
import { claimReward, listRewards } from './rewards';

export const promotionRoutes = [
  answer(promotionCalls.availablePromotions, ({ scope }) =>
    scope.config.promotions.map((type) => ({ type, name: null })),
  ),
  answer(promotionCalls.activities, activities),
  answer(promotionCalls.activityDetail, activityDetail),
  answerMember(promotionCalls.depositOffers, depositOffers),
  answerMember(promotionCalls.applyActivity, applyActivity),
  answerMember(promotionCalls.rewards, listRewards),
  answerMember(promotionCalls.claimReward, claimReward),
  answer(promotionCalls.leaderBoard, leaderBoard),
  answerMember(promotionCalls.redRain, redRain),
  answerMember(promotionCalls.grabRedRain, grabRedRain),
  answerMember(promotionCalls.memberClubBenefit, memberClubBenefit),
];
