import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const workspace = fileURLToPath(new URL('../../..', import.meta.url));

/** A module `scripts/generated.ts`: texts by their file's path from the root of the workspace. */
interface Generator {
  generated(): Record<string, string> | Promise<Record<string, string>>;
}

/**
 * Every file that is derived from the code, with the text it should have. Whoever derives one says so in a
 * `scripts/generated.ts` of its project; nothing lists them.
 */
export async function generatedFiles(): Promise<Record<string, string>> {
  const files = ['apps', 'libs', 'tools'].flatMap((group) =>
    readdirSync(`${workspace}${group}`)
      .map((project) => `${workspace}${group}/${project}/scripts/generated.ts`)
      .filter((file) => existsSync(file)),
  );
  const answers: Record<string, string>[] = [];
  for (const file of files) {
    const generator = (await import(/* @vite-ignore */ file)) as Generator;
    answers.push(await generator.generated());
  }
  return Object.assign({}, ...answers) as Record<string, string>;
}
