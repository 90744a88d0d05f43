/** The libraries whose code the tool runs; what it made is made anew when they have changed. */
export const askedLibraries = ['i18n', 'navigation', 'whitelabel', 'wps'] as const;
