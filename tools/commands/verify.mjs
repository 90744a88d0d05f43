import { installDependencies, requireNode, runTypeScript } from './prepare.mjs';

requireNode();
installDependencies();
runTypeScript('verify.ts', process.argv.slice(2));
