/**
 * When each part of the site is loaded, in one place: the build's chunks, the texts of the first load, the screens that
 * are fetched at rest and the limits that journeys hold come from here. Whatever is not named is a chunk of its screen or
 * its library, fetched on press.
 */

/** With the document: groups of texts that the shell and home need, in one file a language. Others come with their screens. */
export const firstTexts = [
  'shell',
  'screens',
  'ui',
  'platform',
  'session',
  'jackpot',
  'categories',
  'lobby',
  // Texts about money on its way are there before anything is sent: afterwards the network may be gone.
  'movements',
] as const;

/**
 * Modules that travel together, as globs below the workspace's root; each takes along what only it imports. Besides these
 * a page starts with two chunks: the packages of the entry, and the entry.
 */
export const chunks = {
  /** With the document: home and the lists of games. */
  games: [
    'libs/shell/src/home/HomePage.tsx',
    'libs/lobby/src/games/pages/Game{List,Lobby}Page.tsx',
  ],
  /** Named by the document, run once the first screen stands: what lies over the screens. */
  later: [
    'apps/site/src/later.ts',
    'libs/shell/src/layout/Extras.tsx',
    'libs/lobby/src/shared/queries/keptSchemas.ts',
    'libs/ui-kit/src/overlay/{ModalPanel.module.css,useLayer.ts}',
    'libs/ui-kit/src/button/ButtonRow.{tsx,module.css}',
  ],
  /** With any screen that is no document: all calls of the platform. */
  contract: ['libs/wps/src/contract/list.ts'],
} as const;

/** With whoever needs them: modules that travel together, and nothing that they import. */
export const parts = {
  /** Any report. */
  reports: ['libs/platform/src/report/**', 'libs/ui-kit/src/{report,chart}/**'],
} as const;

/** At rest: screens that are likely next, the likeliest first, by who is looking; then the dictionary of later documents. Nothing where data is saved. */
export const nextScreens = {
  visitor: ['login', 'register'],
  trial: ['register', 'login'],
  member: ['mine', 'deposit', 'activities'],
  agent: ['mine', 'deposit', 'agent'],
} as const;

/** Limits of a visit: scripts and styles in KiB over the wire. */
export const limits = {
  /** Home and a list, until they stand. */
  first: { scriptsKiB: 190, stylesKiB: 15, requests: 33, beforeRow: 14, scripts: 8 },
  /** A popup with an announcement, beyond that. */
  announcement: { scriptsKiB: 35, scripts: 3 },
  /** A member's session, beyond that: the strip of money, calls for what is theirs, the whole contract. */
  member: {
    home: { scriptsKiB: 17, requests: 13, scripts: 4 },
    list: { scriptsKiB: 21, requests: 7, scripts: 3 },
  },
  /** All of `nextScreens`. */
  atRestKiB: 150,
  /** Any other screen, beyond what home has fetched. */
  screenKiB: 60,
} as const;
