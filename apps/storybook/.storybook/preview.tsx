import '@playhouse/ui-kit/styles';
import '../src/freezeClock';
import '../src/keepApart';
import '../src/looks/failedRequests';
import { preloadDialogs } from '@playhouse/ui-kit';
import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import { isTest } from '../src/cells/outcomes';
import { loadTexts } from '../src/texts';
import { loadSampleTexts } from '../src/sampleTexts';
import { prepareStory } from '../src/surroundings';
import { toolbar, toolbarDefaults, viewports } from '../src/toolbar';
import { withCanvas } from '../src/withCanvas';
import { withProviders } from '../src/withProviders';

// A busy machine may need longer than the usual second to fetch what is lazy.
configure({ asyncUtilTimeout: 5000 });

// Blocks of documentation are large, and no story needs them.
const PartPage = lazy(() =>
  import('../src/pages/parts/PartPage').then((module) => ({ default: module.PartPage })),
);

function DocsPage() {
  return (
    <Suspense>
      <PartPage />
    </Suspense>
  );
}

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: toolbar,
  initialGlobals: {
    ...toolbarDefaults,
    viewport: { value: 'phone', isRotated: false },
    // Tests run axe on every story; a page of many links would wait seconds for it here.
    a11y: { manual: true },
  },
  // Stories show at once in their final language, with dialogs open that say so.
  loaders: [
    ({ globals }) => loadTexts(globals['language']),
    ({ globals }) => loadSampleTexts(globals['language']),
    () => preloadDialogs(),
  ],
  beforeEach: prepareStory,
  // The rules of looks, with all texts of all languages, concern tests alone.
  afterEach: async (context) => {
    if (isTest()) await (await import('../src/looks/checkStory')).checkStory(context);
  },
  decorators: [withCanvas, withProviders],
  parameters: {
    layout: 'fullscreen',
    viewport: { options: viewports },
    // A finding fails the story's test.
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Brand',
          'Foundations',
          'Writing',
          'Flows',
          'Parts',
          'Shell',
          'Screens',
          '*',
        ],
      },
    },
    docs: { page: DocsPage },
    controls: { expanded: true },
  },
};

export default preview;
