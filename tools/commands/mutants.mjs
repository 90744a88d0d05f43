import { installDependencies, requireNode, runTypeScript } from './prepare.mjs';

requireNode();
installDependencies();
await runTypeScript('tools/commands/src/mutants.ts');
