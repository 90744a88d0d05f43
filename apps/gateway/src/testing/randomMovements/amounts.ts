/** The days that a run lies in. */
export const days = { startDate: '2026-11-20', endDate: '2026-11-22' };

/** Amounts of the test are whole, and wins have cents. */
export const cents = (amount: number) => Math.round(amount * 100);

/** Sum of amounts, in cents. */
export const total = (amounts: readonly number[]) =>
  cents(amounts.reduce((sum, each) => sum + each, 0));
