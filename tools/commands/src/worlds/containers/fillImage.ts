import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { copyOf, readStages, type Stage } from './dockerfile';

export interface Filled {
  readonly stage: Stage;
  /** Folder that stands for the image's `WORKDIR`. */
  readonly folder: string;
}

/** What a `COPY` means: a file into a folder keeps its name, a folder's content goes into the target. */
function copy(source: string, target: string): void {
  const isFolder = statSync(source).isDirectory();
  const intoFolder = target.endsWith('/');
  mkdirSync(intoFolder || isFolder ? target : join(target, '..'), { recursive: true });
  cpSync(source, !isFolder && intoFolder ? join(target, basename(source)) : target, {
    recursive: true,
  });
}

/**
 * Does what a Dockerfile does, without an engine and without its base images: each stage in a folder of its own, which
 * stands for its `WORKDIR`.
 * @param into folder that receives the stages' folders
 * @returns the last stage
 * @throws when a command fails
 */
export function fillImage(file: string, into: string, workspace = process.cwd()): Filled {
  const folders = new Map<string, string>();
  let last: Filled | undefined;
  for (const [at, stage] of readStages(file).entries()) {
    const folder = join(into, stage.name ?? String(at));
    folders.set(stage.name ?? String(at), folder);
    mkdirSync(folder, { recursive: true });
    for (const instruction of stage.instructions) {
      if (instruction.name === 'COPY') {
        const { stage: from, sources, target } = copyOf(instruction);
        const root = from === undefined ? workspace : (folders.get(from) ?? '');
        // A path within another stage begins with that one's WORKDIR.
        const inRoot = (path: string) => join(root, from === undefined ? path : path.slice(4));
        for (const source of sources)
          copy(inRoot(source), join(folder, target) + (target.endsWith('/') ? '/' : ''));
      }
      if (instruction.name === 'RUN') {
        const { status, stderr } = spawnSync('sh', ['-c', instruction.text], {
          cwd: folder,
          encoding: 'utf8',
        });
        if (status !== 0) throw new Error(`${instruction.text}: ${stderr}`);
      }
    }
    last = { stage, folder };
  }
  if (last === undefined) throw new Error(`${file} makes no image.`);
  return last;
}
