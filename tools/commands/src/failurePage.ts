import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { escape } from './conformance/escape';
import { readReport } from './reports';
import type { TestRun } from './reports';
import { tracesFolder } from './runJourneys';

const style = `:root{color-scheme:light dark}body{font:14px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem}
pre{overflow:auto;white-space:pre-wrap;overflow-wrap:anywhere}article{border-top:1px solid #8886}img{max-height:30rem;max-width:100%}`;

/** A failed test with what was recorded when it was repeated. */
function articleOf({ title, why = '', files = [] }: TestRun, folder: string): string {
  const links = files.map((file) => {
    const href = escape(relative(folder, file));
    return file.endsWith('.png')
      ? `<a href="${href}"><img src="${href}" alt="The screen when it failed"></a>`
      : `<p><a href="${href}">Trace</a>: <code>npx playwright show-trace ${escape(file)}</code></p>`;
  });
  return `<article><h2>${escape(title)}</h2>\n<pre>${escape(why)}</pre>\n${links.join('\n')}</article>`;
}

/** Writes what failed in a run as one page, with pictures and traces of the journeys. @returns its path */
export function writeFailurePage(
  runs: readonly TestRun[],
  problems: readonly string[],
  file = 'dist/failures.html',
): string {
  const report = `${tracesFolder}/report.json`;
  const traced = existsSync(report) ? readReport(readFileSync(report, 'utf8')) : [];
  const failed = runs
    .filter(({ outcome }) => outcome === 'failed')
    .map((run) => {
      const again = traced.find(({ title }) => title === run.title);
      return { ...run, files: [...(run.files ?? []), ...(again?.files ?? [])] };
    });
  const folder = dirname(file);
  const title = failed.length === 0 ? 'Nothing failed' : `${failed.length} tests failed`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head>
<body><h1>${title}</h1>
<ul>${problems.map((problem) => `<li>${escape(problem)}</li>`).join('')}</ul>
${failed.map((run) => articleOf(run, folder)).join('\n')}
</body></html>
`,
  );
  return file;
}
