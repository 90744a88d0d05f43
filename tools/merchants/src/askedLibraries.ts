/** The libraries whose code the tool runs; what it made is made anew when they have changed. */
export const askedLibraries = ['i18n', 'navigation', 'whitelabel', 'wps'] as const;

/** The check of a merchant asks besides what its games keep, and what its platform gives. */
export const askedEconomy = ['economy', 'games', 'gateway'] as const;
