/** Whether every step between neighbouring characters is the same: 111111, 123456, 987654. */
function isRun(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const step = (codes[1] ?? 0) - (codes[0] ?? 0);
  return (
    Math.abs(step) <= 1 &&
    codes.every((code, at) => at === 0 || code - (codes[at - 1] ?? 0) === step)
  );
}

/** Whether one piece makes up the whole: 121212, 123123. */
function isRepeated(text: string): boolean {
  return [1, 2, 3].some(
    (size) => text.length % size === 0 && text === text.slice(0, size).repeat(text.length / size),
  );
}

/** Rules of a payment password, in the order in which a form tells them. Site and platform judge by this alone. */
export const paymentPasswordRules = {
  long: (text: string): boolean => text.length >= 6,
  noRun: (text: string): boolean => !isRun(text),
  noRepetition: (text: string): boolean => !isRepeated(text),
} as const;

/** Whether a payment password is among those that a thief tries first. */
export const isWeakPaymentPassword = (text: string): boolean =>
  Object.values(paymentPasswordRules).some((keeps) => !keeps(text));
