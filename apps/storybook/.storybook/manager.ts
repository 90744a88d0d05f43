import { addons } from 'storybook/manager-api';
import { isPage } from '../src/pages/isPage';

addons.setConfig({
  // The map of screens leads to all of them; a sidebar with every part open takes long to draw.
  sidebar: { collapsedRoots: ['parts', 'shell', 'screens', 'lobby'] },
  layoutCustomisations: {
    // A page has no controls: the panel would take half of the window.
    showPanel: ({ index, storyId }, shown) => {
      const entry = index?.[storyId];
      return entry !== undefined && 'title' in entry && isPage(entry.title) ? false : shown;
    },
  },
});
