import { escape } from './escape';
import { describeCall } from './playerEffects';
import { conforms, countResults } from './report';
import type { CallResult, Report } from './report';

export type Libraries = ReadonlyMap<string, readonly string[]>;

const titles = {
  differs: 'Does not fit',
  refused: 'Refused to every account',
  notAsked: 'Not asked',
  fits: 'Fits',
} as const;

const cells = (texts: readonly string[], tag = 'td') =>
  `<tr>${texts.map((text) => `<${tag}>${escape(text)}</${tag}>`).join('')}</tr>`;

function rowsOf({ call, findings, why = '' }: CallResult, libraries: Libraries): string[] {
  const place = describeCall(call, libraries.get(call.name) ?? []);
  const head = [call.name, `${call.method} ${call.path}`, place];
  if (findings.length === 0) return [cells([...head, why])];
  return findings.map(({ path, expected, seen, who, noticed }) =>
    cells([...head, path || 'the answer', expected, seen, who, noticed]),
  );
}

function sectionOf(report: Report, state: CallResult['state'], libraries: Libraries): string {
  const results = report.results.filter((result) => result.state === state);
  if (results.length === 0) return '';
  const columns =
    state === 'differs'
      ? ['Path in the answer', 'Expected', 'Seen', 'Asked by', 'What players notice']
      : ['Why'];
  const rows = results.flatMap((result) => rowsOf(result, libraries));
  const head = cells(['Call', 'Address', 'What for', ...columns], 'th');
  return `<h2>${titles[state]} (${results.length})</h2>\n<table><thead>${head}</thead><tbody>\n${rows.join('\n')}\n</tbody></table>`;
}

const style = `:root{color-scheme:light dark}body{font:14px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:90rem;padding:0 1rem}
table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid #8886;padding:.4rem .6rem;text-align:start;vertical-align:top;overflow-wrap:anywhere}`;

/** A run as one page that needs nothing else. */
export function renderHtml(report: Report, libraries: Libraries): string {
  const { url, merchant, write } = report;
  const title = `${url} for ${merchant}`;
  const verdict = conforms(report)
    ? 'What was asked fits the contract'
    : 'It does not fit the contract';
  const states = ['differs', 'refused', 'notAsked', 'fits'] as const;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title><style>${style}</style></head>
<body><h1>${escape(title)}</h1>
<p>${verdict}: ${states.map((state) => `${titles[state].toLowerCase()} ${countResults(report, state)}`).join(', ')}. ${write ? 'Calls that write were asked, too.' : 'Nothing that writes was asked.'}</p>
${states.map((state) => sectionOf(report, state, libraries)).join('\n')}
</body></html>
`;
}
