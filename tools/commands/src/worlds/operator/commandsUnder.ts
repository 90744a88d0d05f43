import { readFileSync } from 'node:fs';

/** The commands that the README has under a heading, in its order. */
export function commandsUnder(
  heading: string,
  readme = readFileSync('README.md', 'utf8'),
): string[] {
  const section = readme.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const [, block = ''] = /```sh\n([\s\S]*?)```/.exec(section) ?? [];
  const commands = block.split('\n').map((line) => line.replace(/\s+# .*$/, '').trim());
  return commands.filter((command) => command !== '');
}
