/** Fetches the code that seals bodies: a screen with such a form does so before anything is sent. */
export const fetchSealing = () => import('./encrypt');
