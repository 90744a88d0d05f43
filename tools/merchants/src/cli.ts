import { check } from './commands/check';
import { deploy, rollback } from './commands/deploy';
import { icons } from './commands/icons';
import { readOptions, type Options } from './commands/options';
import { exitWithError } from './commands/exitWithError';
import { preview, serve } from './commands/serve';
import { snapshot } from './commands/snapshot';
import { tokens } from './commands/tokens';
import { workspacePlaces, type Places } from './places';

/** Answers whether all went well; a command that only shows something always does. */
type Command = (options: Options, places: Places) => boolean | Promise<boolean>;

const commands: Record<string, Command> = {
  check,
  serve,
  preview,
  deploy,
  rollback,
  snapshot,
  icons,
  tokens,
};

/** Those that serve until somebody stops them; the others end, whatever a rendered page may have left open. */
const serving: readonly string[] = ['serve', 'preview'];

const [verb = '', ...rest] = process.argv.slice(2);
const command = commands[verb];

try {
  if (!command)
    throw new Error(`Unknown command "${verb}". There are: ${Object.keys(commands).join(', ')}.`);
  const passed = await command(readOptions(rest), workspacePlaces());
  if (passed === false) process.exitCode = 1;
  if (!serving.includes(verb)) process.exit();
} catch (error) {
  exitWithError(error);
}
