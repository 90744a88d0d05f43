/** What seals the body of a call: a screen with such a form brings it along, so that it is there before anything is sent. */
export const fetchSealing = () => import('./encrypt');
