import { houseRules, keepsRule } from '@playhouse/wps';

/** Whether a new downline may be called so, by the rule of every account. */
export const fitsUsername = (typed: string): boolean => keepsRule(typed, houseRules.username);

/** Whether a password is long enough for a new downline. */
export const fitsPassword = (typed: string): boolean => keepsRule(typed, houseRules.password);
