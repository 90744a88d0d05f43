/** The three contracts an agent may be offered (CONTR-02). */
export const contractKinds = ['salary', 'dividend', 'hourly'] as const;
export type ContractKind = (typeof contractKinds)[number];
