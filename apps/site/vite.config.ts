import formatjs from '@formatjs/unplugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstLoadCatalogues } from './src/firstLoadCatalogues';
import { bareContract } from './scripts/bareContract';
import { fileTable } from './scripts/fileTable';
import { freshAddresses } from './scripts/freshAddresses';
import { helpersInVendor } from './scripts/helpersInVendor';
import { mergedChunks } from './scripts/mergedChunks';
import { screenSources } from './scripts/screenSources';
import { messageCatalogues } from '../../libs/i18n/vite-plugin';

const outDir = '../../dist/apps/site';

const libs = new URL('../../libs', import.meta.url).pathname;

const core =
  /\/libs\/(?:categories|i18n|navigation|phone|platform|session|shell|storage|whitelabel|wps)\/src\//;
const queries = /\/node_modules\/@tanstack\/(?:query-core|react-query)\//;

const pages =
  /\/(?:shell\/src\/home\/HomePage|lobby\/src\/games\/pages\/Game(?:List|Lobby)Page)\.tsx$/;
// With the looks of windows, whose code comes with the first: one request less then, and never a bare one. With
// what gives a place on the history to windows and to contacts, which else brought all that screens share.
const later =
  /\/(?:site\/src\/later\.ts|shell\/src\/layout\/Extras\.tsx|lobby\/src\/shared\/queries\/keptSchemas\.ts|ui-kit\/src\/overlay\/(?:ModalPanel\.module\.css|useLayer\.ts))$/;

// Beside a wide page and over a narrow one: no page that has it closed pays for it.
const menu =
  /\/shell\/src\/(?:layout\/SideMenu|overlays\/(?:MenuOverlay|MenuView|MenuList|useMenuEntries))\.(?:tsx?|module\.css)$/;

const reports = /\/libs\/(?:ui-kit\/src\/(?:report|chart)|platform\/src\/report)\//;

/** What only the screens use that open a session or change a password. */
const access =
  /\/libs\/(?:session\/src\/(?:countdown|countdownStore|obscure|openSession|sessionPassword|useCaptcha|useCountdown|useLogin|useSmsCode|external\/(?:socialProviders|useExternalLogin|useSocialSignIn))\.ts|wps\/src\/client\/captchaDemanded\.ts|phone\/src\/(?!phoneNumbers|numberingPlans)|ui-kit\/src\/account\/(?:CountryPicker|drawsFlags|Flag|PhoneInput)\.)/;

/** What only the screen and the window use that offer the app. */
const download = /\/content\/src\/views\/(?:DownloadChoices|InstallGuide)\.(?:tsx|module\.css)$/;

/** What stands in place of a site that is closed: for a time, in a country, to an address. */
const closed = /\/content\/src\/views\/(?:Closed|Maintenance|Restricted)View\.(?:tsx|module\.css)$/;

/** Screens that come together: each is small, and whoever has come to one soon goes to the next. */
const together = {
  agent: /\/libs\/agent\/src\/.*\.(?:tsx?|css)$/,
  wallet: /\/libs\/wallet\/src\/.*\.(?:tsx?|css)$/,
  lottery: /\/libs\/lottery\/src\/.*\.(?:tsx?|css)$/,
  lotteries: /\/libs\/lobby\/src\/lottery\/(?!queries\/kept).*\.(?:tsx?|css)$/,
};

/** The library that a module belongs to. */
const libraryOf = (id: string) => /\/libs\/([^/]+)\/src\//.exec(id)?.[1] ?? null;

// What every page starts with comes as three files, of which one changes only with a dependency's version, and one
// runs after the first view. Home and the game lists are one more, whoever comes to the site wants these; each takes
// with it what it imports, so that what only other screens share costs them nothing. A screen is a file of its own,
// and what screens of all domains share is one more: a document names few files, and none of a few hundred bytes.
const chunkGroups = [
  {
    name: 'vendor',
    tags: ['$initial' as const],
    test: /node_modules|\/src\/reactDom\.ts$/,
    priority: 6,
  },
  { name: 'site', tags: ['$initial' as const], priority: 5 },
  { name: 'games', test: pages, priority: 4 },
  { name: 'later', test: later, priority: 3 },
  { name: 'menu', test: menu, priority: 3, includeDependenciesRecursively: false },
  { name: 'contract', test: /\/wps\/src\/contract\/list\.ts$/, priority: 3 },
  { name: 'auth', test: /\/session\/src\/savedCredentials\.ts$/, minShareCount: 2, priority: 3 },
  ...Object.entries({ reports, access, download, closed }).map(([name, test]) => ({
    ...{ name, test, minShareCount: 2, priority: 3 },
    includeDependenciesRecursively: false,
  })),
  { name: 'shared', test: core, minShareCount: 2, priority: 2 },
  { name: 'shared', test: queries, minShareCount: 2, priority: 2 },
  ...Object.entries(together).map(([name, test]) => ({
    ...{ name, test, priority: 1 },
    includeDependenciesRecursively: false,
  })),
  { name: libraryOf, minShareCount: 2, priority: 1, includeDependenciesRecursively: false },
];

/** Lighter forms of packages, for the build only. */
const lightPackages = [
  {
    // Messages are compiled at build time, so the player does not download the parser.
    find: '@formatjs/icu-messageformat-parser',
    replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
  },
  // Of the router's package nothing falls out that is not used, and its links do much at each of their turns.
  { find: /^react-router-dom$/, replacement: `${import.meta.dirname}/src/router/index.ts` },
];

/**
 * A library's modules only declare, so what a page does not use stays out of its chunks although every
 * library has one door. The global style sheets are what makes the exception.
 */
function hasSideEffects(id: string): boolean | undefined {
  if (id.endsWith('/ui-kit/src/styles.ts')) return true;
  // A package says for itself.
  return /\/libs\/.+\.tsx?$/.test(id) ? false : undefined;
}

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    bareContract(),
    messageCatalogues({ libs, together: firstLoadCatalogues }),
    isSsrBuild === true
      ? screenSources(import.meta.dirname)
      : [
          freshAddresses(import.meta.dirname),
          helpersInVendor(),
          mergedChunks(import.meta.dirname),
          fileTable(),
        ],
    // Both ends of the pipeline keep messages unflattened, or their ids would differ.
    command === 'build' && formatjs({ flatten: false, removeDefaultMessage: true }),
  ],
  resolve: {
    tsconfigPaths: true,
    alias: command === 'build' ? lightPackages : [],
  },
  build: {
    outDir: isSsrBuild === true ? `${outDir}/server` : `${outDir}/client`,
    emptyOutDir: true,
    // No file says where its map is: that is the operator's to know.
    sourcemap: isSsrBuild === true ? false : ('hidden' as const),
    manifest: isSsrBuild !== true,
    license: isSsrBuild === true ? false : { fileName: 'licences.txt' },
    target: 'es2022',
    // A browser that does not know module preloads just fetches when it needs.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    copyPublicDir: false,
    rolldownOptions: {
      ...(isSsrBuild === true ? { input: ['src/entry-server.tsx', 'src/boot.ts'] } : {}),
      treeshake: {
        moduleSideEffects: hasSideEffects,
      },
      output: isSsrBuild === true ? {} : { codeSplitting: { groups: chunkGroups } },
    },
  },
  ssr: { noExternal: true },
}));
