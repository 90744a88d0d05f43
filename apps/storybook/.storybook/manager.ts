import { addons } from 'storybook/manager-api';

// The map of screens leads to all of them; a sidebar with every part open takes long to draw.
addons.setConfig({
  sidebar: { collapsedRoots: ['parts', 'shell', 'screens', 'lobby'] },
});
