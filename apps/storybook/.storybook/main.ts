import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig, type Plugin, type UserConfig } from 'vite';
import { cellIndexer, cellStories } from '../src/cells/cellStories.ts';

const libs = fileURLToPath(new URL('../../../libs/', import.meta.url));

/** Puts the base styles before those of parts, which else lose against rules of the same weight, such as `[hidden]`. */
const baseFirst: Plugin = {
  name: 'base-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const [link = ''] = /<link rel="stylesheet"[^>]*\/base-[^>]*>/.exec(html) ?? [];
      return html.replace(link, '').replace('<link rel="stylesheet"', `${link}$&`);
    },
  },
};

const additions: UserConfig = {
  plugins: [cellStories(), baseFirst],
  resolve: { tsconfigPaths: true },
  // Found only when a story opens them, which would reload the page in the middle of a test.
  optimizeDeps: {
    include: [
      ...['@base-ui/react/dialog', 'dompurify', 'qrcode.react', 'swiper', 'swiper/modules'],
      'storybook/internal/csf',
    ],
  },
  build: {
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: /ui-kit\/src\/styles\//, priority: 1 },
            // Modules that many stories share are one file: a page waits long for hundreds of small ones.
            { name: 'shared', minShareCount: 15 },
          ],
        },
      },
      onLog(level, log, handler) {
        // "use client" of packages means nothing without a server.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handler(level, log);
      },
    },
  },
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../src/pages/**/*.stories.tsx',
    '../../../libs/*/src/**/*.stories.tsx',
    '../../../libs/*/src/screens.samples.ts',
  ],
  experimental_indexers: (existing = []) => [cellIndexer, ...existing],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  staticDirs: [
    { from: '../../../merchants', to: '/merchants' },
    // A page of a game, which a vendor would serve.
    { from: '../public', to: '/' },
    // Words of the games' pages, which the platform keeps.
    { from: '../../gateway/demo/texts', to: '/games/texts' },
  ],
  // Reads types that a part takes from elsewhere, and `@default`.
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: `${libs}tsconfig.json`,
      include: [`${libs}ui-kit/src/**/*.tsx`],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => parent === undefined || !parent.fileName.includes('node_modules'),
    },
  },
  viteFinal: (vite) => mergeConfig(vite, additions),
};

export default config;
