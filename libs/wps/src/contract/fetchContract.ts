/** The whole contract: a screen beyond home and the lists brings it along, so that no call of its waits for it. */
export const fetchContract = () => import('./list');
