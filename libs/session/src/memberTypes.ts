/** Numeric member types of the platform. */
export const memberTypes = {
  player: 0,
  agent: 1,
  topAgent: 2,
  freeTrial: 4,
  guest: 40,
  internal: 41,
  internalAgent: 42,
} as const;

/** Trial and guest accounts play, but may not use what needs an actual account (CRED-02). */
export function isTrialOrGuest(type: number): boolean {
  return type === memberTypes.freeTrial || type === memberTypes.guest;
}

/** Whether the agency centre is open to this type: not to players, trials and guests. */
export function isAgent(type: number): boolean {
  return type !== memberTypes.player && !isTrialOrGuest(type);
}
