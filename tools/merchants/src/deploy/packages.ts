import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from './sums';

/** The packages that the product is made of. */
export interface Packages {
  /** Hash of the lock file: as long as it is the same, the packages are. */
  readonly id: string;
  /** Software bill of materials, CycloneDX JSON. */
  readonly list: () => Buffer;
}

/**
 * Reads the lock file of a workspace; npm itself tells from it what goes with the product.
 * @throws from `list`, with npm's own words, when npm does not
 */
export function readPackages(root: string): Packages {
  return {
    id: sha256(readFileSync(join(root, 'package-lock.json'))),
    list: () => {
      const args = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'];
      const { status, stdout, stderr } = spawnSync('npm', args, { cwd: root, maxBuffer: 64 << 20 });
      if (status !== 0) throw new Error(`npm sbom failed: ${String(stderr)}`);
      return stdout;
    },
  };
}
