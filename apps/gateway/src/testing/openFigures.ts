/** Figures of a team that open to their entries. Its overview and its profit and loss have each as an amount, such as `depositAmount`. */
export const openFigures = ['deposit', 'withdraw', 'bet', 'win', 'rebate', 'net'] as const;
