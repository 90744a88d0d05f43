/** Milliseconds a language must stand still before vendors, hot games and lists load again (LANG-03). */
export const listLanguageDelay = 200;

/** The same for the winner board (LANG-03, WIN-01). */
export const winnersLanguageDelay = 250;
