import { escape } from './escape';
import { countResults } from './report';
import type { CallResult, Report } from './report';
import { describeFindings } from './renderSummary';

const areaOf = ({ call }: CallResult) => call.name.split('.')[0] ?? '';

function testcase(result: CallResult): string {
  const { call, state, why = '', took } = result;
  const lines = describeFindings(result);
  const skipped = `<skipped message="${escape(`${state === 'refused' ? 'refused' : 'not asked'}: ${why}`)}"/>`;
  const passed = state === 'fits' ? '' : skipped;
  const inside =
    state === 'differs'
      ? `<failure message="${escape(lines[0] ?? '')}">${escape(lines.join('\n'))}</failure>`
      : passed;
  const name = escape(`${call.name} ${call.method} ${call.path}`);
  return `    <testcase classname="${areaOf(result)}" name="${name}" time="${took / 1000}">${inside}</testcase>`;
}

/** A run as JUnit XML: a suite for each area of the contract, a case for each call. */
export function renderJunit(report: Report): string {
  const areas = [...new Set(report.results.map(areaOf))];
  const suites = areas.map((area) => {
    const results = report.results.filter((result) => areaOf(result) === area);
    const own = { ...report, results };
    const skipped = countResults(own, 'refused') + countResults(own, 'notAsked');
    return [
      `  <testsuite name="${area}" tests="${results.length}" failures="${countResults(own, 'differs')}" skipped="${skipped}">`,
      ...results.map(testcase),
      '  </testsuite>',
    ].join('\n');
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${escape(`${report.url} ${report.merchant}`)}">\n${suites.join('\n')}\n</testsuites>\n`;
}
