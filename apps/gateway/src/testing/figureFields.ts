/** Figures of a team that open to their entries, and where its overview and its profit and loss have them. */
export const figureFields = [
  ['deposit', 'depositAmount'],
  ['withdraw', 'withdrawAmount'],
  ['bet', 'betAmount'],
  ['win', 'winAmount'],
  ['rebate', 'rebateAmount'],
  ['net', 'netAmount'],
] as const;
