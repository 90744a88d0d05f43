const external = 'needs the external service that sends codes, and its failure is told by nothing';

/** Writes whose refusals are drawn on no screen, and why. */
export const undrawnWrites: Readonly<Record<string, string>> = {
  'verification.externalSend': external,
  'verification.externalVerify': external,
};
