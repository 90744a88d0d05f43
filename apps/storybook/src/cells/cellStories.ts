import { fileURLToPath } from 'node:url';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { getExportName, getName, getTitle, type Cell } from './listCells.ts';
import { isSamplesFile, getLibrary, readCells } from './readCells.ts';

const cellModule = fileURLToPath(new URL('Cell.tsx', import.meta.url));

/** Cells beyond the usual look of a screen are run by `test-cells` alone. */
const tagsOf = ({ state, refusal }: Cell) =>
  state === 'default' && refusal === undefined ? ['cell'] : ['cell', 'more'];

/** Lists the cells of a library's screens: each screen in each state is a story. */
export const cellIndexer: Indexer = {
  test: /\/screens\.samples\.ts$/,
  createIndex: async (file) =>
    (await readCells(file)).map((cell) => ({
      type: 'story',
      subtype: 'story',
      importPath: file,
      exportName: getExportName(cell),
      title: getTitle(getLibrary(file), cell),
      name: getName(cell),
      tags: [...tagsOf(cell), '!autodocs'],
    })),
};

/** The stories of a file of samples, in the form that Storybook imports. */
async function writeStories(file: string): Promise<string> {
  const cells = await readCells(file);
  const stories = cells.map((cell) => {
    const story = { name: `${getTitle('', cell)}: ${getName(cell)}`, tags: tagsOf(cell) };
    const given = `samples, ${JSON.stringify(cell)}`;
    return `export const ${getExportName(cell)} = {
      ...drawCell(${given}), name: ${JSON.stringify(story.name)}, tags: ${JSON.stringify(story.tags)}
    };`;
  });
  return `
    import { drawCell } from ${JSON.stringify(cellModule)};
    import { samples } from ${JSON.stringify(`${file}?samples`)};
    const meta = { title: ${JSON.stringify(`Screens/${getLibrary(file)}`)}, tags: ['!autodocs'] };
    export default meta;
    ${stories.join('\n')}
  `;
}

/** Makes a file of samples a file of stories; the samples themselves are had by `?samples`. */
export function cellStories(): Plugin {
  return {
    name: 'cell-stories',
    enforce: 'pre',
    load: (id) => (isSamplesFile(id) ? writeStories(id) : undefined),
  };
}
