import { promotionCalls } from '@playhouse/wps';
import { expect, it } from 'vitest';
import { activityContents } from '../../content/activities';
import { describeTerms } from './describeTerms';

const termsOf = (id: string) => {
  const found = activityContents.find((each) => each.id === id);
  if (found === undefined) throw new Error(`There is no activity ${id}.`);
  return describeTerms(found);
};

it('a welcome bonus tells its deposit, its least and that both are to be staked [ACT-01]', () => {
  expect(termsOf('welcome')).toEqual({
    who: 'newcomers',
    paid: 'once',
    minDeposit: 100,
    minPayout: 100,
    maxPayout: 5_000,
    timesStaked: 30,
    withDeposit: true,
  });
});

it('a tournament tells its first and its last prize and the games that count [ACT-01]', () => {
  expect(termsOf('tournament')).toMatchObject({
    who: 'members',
    games: 'RNG',
    minPayout: 100,
    maxPayout: 10_000,
    stakesPercent: 0.3,
    timesStaked: 1,
  });
});

it('a gift of every day tells its amount, a cashback its games and its turnover [ACT-01]', () => {
  expect(termsOf('checkin')).toMatchObject({ paid: 'daily', minPayout: 5, maxPayout: 5 });
  expect(termsOf('livecash')).toMatchObject({
    paid: 'weekly',
    games: 'LIVE',
    timesStaked: 1,
    stakesPercent: 0.5,
  });
});

it('the terms of every activity are those of the contract [ACT-01]', () => {
  for (const activity of activityContents) {
    const detail = { id: activity.id, title: '', status: 'join', content: '' };
    const terms = describeTerms(activity);
    expect(promotionCalls.activityDetail.answer.parse({ ...detail, terms }).terms).toEqual(terms);
  }
});
