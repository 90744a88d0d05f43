import type { FlagName } from '@playhouse/whitelabel';
import type { Texts } from '../base/language';

/** What a member who claims it gets at once; `daily`: every day anew. */
interface Gift {
  readonly by: 'claim';
  readonly amount: number;
  readonly daily?: true;
}

/** As much again as the first deposit, if it is of `least` at least. */
interface FirstDeposit {
  readonly by: 'firstDeposit';
  readonly least: number;
}

/** What an application gets that a person has looked at and approved. */
interface Reviewed {
  readonly by: 'review';
  readonly amount: number;
}

/** A share of what members staked on a category since they joined, on some days of each week (1 Monday to 7 Sunday). */
export interface Share {
  readonly by: 'share';
  readonly category: string;
  readonly days: readonly number[];
  readonly percent: number;
}

/** Prizes of each week for who has most points: one for each whole unit staked, and those of missions. */
export interface WeeklyBoard {
  readonly by: 'board';
  /** Prizes by place, the first first. */
  readonly prizes: readonly number[];
}

/** Prizes, when the promotion is over, for those that staked most on a category since they joined. */
export interface Tournament {
  readonly by: 'rank';
  readonly category: string;
  /** Prizes by place, the first first. */
  readonly prizes: readonly number[];
}

/** An amount by VIP level (0 first) for every week in which `least` was staked. */
export interface Levels {
  readonly by: 'level';
  readonly least: number;
  readonly amounts: readonly number[];
}

/** What a promotion promises. Amounts in major units, rates in percent. */
export type Pays = Gift | FirstDeposit | Reviewed | Share | WeeklyBoard | Tournament | Levels;

/** A promotion: its terms, by which it is paid and by which its texts are held. */
export interface Promotion {
  readonly id: string;
  readonly title: Texts;
  readonly pays: Pays;
  /** How often what is paid is to be staked before it can be withdrawn; of a first deposit, deposit and bonus. */
  readonly timesStaked?: number;
  /** Runs from so many days after a merchant's first start, or before it. */
  readonly startDays: number;
  /** Left out for one without an end. */
  readonly endDays?: number;
  /** Only where a merchant offers this kind of promotion, or has this flag on. */
  readonly where?: { readonly kind: 'MISSION' } | { readonly flag: FlagName };
}
