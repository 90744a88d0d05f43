import { basename, dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ScreenSamples } from '@playhouse/fixtures';
import { build } from 'esbuild';
import { listCells, type Cell, type CodesOfCalls } from './listCells.ts';

const contract = fileURLToPath(
  new URL('../../../../libs/wps/src/contract/list.ts', import.meta.url),
);

interface Contract {
  readonly listCalls: () => readonly {
    readonly name: string;
    readonly errors?: readonly string[];
  }[];
}

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Runs a file of the workspace in this process, which knows neither its aliases nor its styles. */
async function load<Module>(file: string): Promise<Module> {
  const outfile = `${root}node_modules/.cache/cells/${getLibrary(file)}-${process.pid}.mjs`;
  await build({
    ...{ entryPoints: [file], outfile, bundle: true, format: 'esm', platform: 'node' },
    ...{ packages: 'external', logLevel: 'error', tsconfig: `${root}tsconfig.base.json` },
    loader: { '.css': 'empty', '.svg': 'empty' },
  });
  return import(`${pathToFileURL(outfile).href}?${Date.now()}`) as Promise<Module>;
}

let codes: Promise<CodesOfCalls> | undefined;

/** The codes that each call of the contract declares. */
const readCodes = () =>
  (codes ??= load<Contract>(contract).then(({ listCalls }) =>
    Object.fromEntries(listCalls().map(({ name, errors = [] }) => [name, errors])),
  ));

/** Whether a file holds the samples of a library's screens. */
export const isSamplesFile = (file: string): boolean => /\/screens\.samples\.ts$/.test(file);

/** The library of a file of samples. */
export const getLibrary = (file: string): string => basename(dirname(dirname(file)));

/** The cells of a library's screens, by the file of their samples. */
export async function readCells(file: string): Promise<readonly Cell[]> {
  const { samples } = await load<{ readonly samples: ScreenSamples }>(file);
  return listCells(samples, await readCodes());
}
