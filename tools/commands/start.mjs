import { installDependencies, requireNode, runTypeScript } from './prepare.mjs';

requireNode();
installDependencies();
runTypeScript('start.ts', process.argv.slice(2));
