import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Which steps of a long run have passed already, with what they reported. */
export interface Progress {
  /** Runs a step, and keeps its reports where it passes. @returns its exit code */
  follow(title: string, run: () => number): number;
  /** Brings back the reports of a step that has passed before. @returns whether one has */
  restore(title: string): boolean;
}

interface Places {
  /** Where the runners report to. */
  readonly reports: string;
  /** Where reports of what has passed are kept, by commit and step. */
  readonly kept: string;
}

const git = (...args: readonly string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

/** The commit whose files these are; undefined where something is not committed, and without a repository. */
export function commitHere(): string | undefined {
  return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : undefined;
}

const folderOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** When each report was written. */
function reportsIn(folder: string): ReadonlyMap<string, number> {
  if (!existsSync(folder)) return new Map();
  return new Map(readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mtimeMs]));
}

/** Steps that have passed at a commit; nothing is kept of any other. */
export function progressAt(commit: string, { reports, kept }: Places): Progress {
  const own = join(kept, commit);
  for (const other of reportsIn(kept).keys())
    if (other !== commit) rmSync(join(kept, other), { recursive: true });
  return {
    follow(title, run) {
      const folder = join(own, folderOf(title));
      rmSync(folder, { recursive: true, force: true });
      const before = reportsIn(reports);
      const code = run();
      if (code !== 0) return code;
      mkdirSync(folder, { recursive: true });
      for (const [name, written] of reportsIn(reports))
        if (before.get(name) !== written) cpSync(join(reports, name), join(folder, name));
      return code;
    },
    restore(title) {
      const folder = join(own, folderOf(title));
      if (!existsSync(folder)) return false;
      cpSync(folder, reports, { recursive: true });
      return true;
    },
  };
}
