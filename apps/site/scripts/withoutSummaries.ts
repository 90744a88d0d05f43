import type { Plugin } from 'vite';

const contract = /\/libs\/wps\/src\/contract\/\w+\.ts$/;
const summary = /^\s*summary: (?:'[^'\n]*'|"[^"\n]*"),$/gm;

/** Leaves out what only the OpenAPI document tells of a call: no page reads it, and every visitor would fetch it. */
export function withoutSummaries(): Plugin {
  return {
    name: 'playhouse:without-summaries',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      contract.test(id) ? { code: code.replace(summary, ''), map: null } : undefined,
  };
}
