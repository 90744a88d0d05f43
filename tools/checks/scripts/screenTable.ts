import { paths } from '@playhouse/navigation';
import type { Screen } from '@playhouse/navigation';

const code = (text: string) => `\`${text}\``;

const nameOf = ({ path }: Screen) =>
  Object.entries(paths).find(([, each]) => each === path)?.[0] ?? path.path;

const flagOf = ({ path }: Screen) => (path.flag === undefined ? '' : code(path.flag));

const whoOf = ({ who }: Screen) => (typeof who === 'function' ? 'as its query says' : who);

function row(screen: Screen): string {
  const { path, aliases, formerly } = screen;
  const cells = [
    code(nameOf(screen)),
    [path.path, ...aliases].map(code).join(', '),
    whoOf(screen),
    flagOf(screen),
    formerly.map(code).join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The screens of a library, a line each: its name among the paths, its addresses, who may see it, the flag that offers it, where it was once. */
export function screenTable(screens: readonly Screen[]): string {
  const head = ['| In `paths` | Address | Who | Flag | Once |', '| --- | --- | --- | --- | --- |'];
  return [...head, ...screens.map(row)].join('\n');
}
