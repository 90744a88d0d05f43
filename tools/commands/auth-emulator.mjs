import { installDependencies, requireNode, runTypeScript } from './prepare.mjs';

requireNode();
installDependencies();
runTypeScript('emulate-auth.ts', process.argv.slice(2));
