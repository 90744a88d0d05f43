/** At the root of a site: the ids of its documents, last changed when they were last found to be as the platform has them. */
export const renewedFile = 'renewed.json';
