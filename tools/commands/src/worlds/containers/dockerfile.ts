import { readFileSync } from 'node:fs';

/** One line of a Dockerfile, its continuation lines joined. */
export interface Instruction {
  readonly name: string;
  readonly text: string;
}

export interface Copied {
  /** The stage that it comes from; of itself the workspace. */
  readonly stage: string | undefined;
  readonly sources: readonly string[];
  readonly target: string;
}

/** A stage of an image: what is done from one `FROM` to the next. */
export interface Stage {
  readonly base: string;
  readonly name: string | undefined;
  readonly instructions: readonly Instruction[];
}

function instructionsOf(text: string): Instruction[] {
  const lines = text.replaceAll(/\\\n/g, ' ').split('\n');
  return lines
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [name = ''] = line.split(' ', 1);
      return { name, text: line.slice(name.length).trim() };
    });
}

export function readStages(file: string): Stage[] {
  const stages: { base: string; name: string | undefined; instructions: Instruction[] }[] = [];
  for (const instruction of instructionsOf(readFileSync(file, 'utf8'))) {
    const [, base, name] = /^(\S+)(?: AS (\S+))?$/.exec(instruction.text) ?? [];
    if (instruction.name === 'FROM') stages.push({ base: base ?? '', name, instructions: [] });
    else stages.at(-1)?.instructions.push(instruction);
  }
  return stages;
}

/** What a `COPY` takes and where it goes. */
export function copyOf({ text }: Instruction): Copied {
  const words = text.split(/\s+/);
  const stage = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
  const paths = words.filter((word) => !word.startsWith('--'));
  return { stage, sources: paths.slice(0, -1), target: paths.at(-1) ?? '' };
}

/** Texts of all instructions of a name. */
export const textsOf = ({ instructions }: Stage, name: string): string[] =>
  instructions.filter((each) => each.name === name).map(({ text }) => text);

/** The last command of a name, which has to be a list of words: a shell in between would keep signals to itself. */
export function commandOf(stage: Stage, name: 'CMD' | 'HEALTHCHECK'): string[] {
  const text = textsOf(stage, name).at(-1) ?? '';
  const words = JSON.parse(text.slice(text.indexOf('['))) as unknown;
  if (!Array.isArray(words)) throw new Error(`${name} is no list of words: ${text}`);
  return words.map(String);
}

/** What `ENV` sets. */
export const environmentOf = (stage: Stage): Record<string, string> =>
  Object.fromEntries(
    textsOf(stage, 'ENV')
      .flatMap((text) => text.split(/\s+/))
      .map((pair) => [pair.split('=', 1)[0] ?? '', pair.slice(pair.indexOf('=') + 1)]),
  );
