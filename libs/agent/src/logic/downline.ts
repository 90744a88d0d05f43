/** Whether a new downline may be called so: 4 to 16 letters, digits, underscores. */
export const fitsUsername = (typed: string): boolean => /^\w{4,16}$/.test(typed);

/** Whether a password is long enough for a new downline: 8 to 64 characters. */
export const fitsPassword = (typed: string): boolean => typed.length >= 8 && typed.length <= 64;
