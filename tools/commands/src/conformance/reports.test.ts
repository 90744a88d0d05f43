// @vitest-environment jsdom
import { join } from 'node:path';
import { systemCalls, walletCalls } from '@playhouse/wps';
import { expect, it } from 'vitest';
import { renderHtml } from './renderHtml';
import { renderJunit } from './renderJunit';
import { librariesByCall } from './playerEffects';
import type { Report } from './report';

const hostile = '"<script>alert(1)</script> & \u0000\ud800"';

const report: Report = {
  url: 'https://platform.example',
  merchant: 'amihanda',
  write: false,
  results: [
    { call: systemCalls.systemStatus, state: 'fits', findings: [], took: 20 },
    { call: walletCalls.dropIntent, state: 'notAsked', findings: [], why: 'it writes', took: 0 },
    {
      call: walletCalls.balance,
      state: 'differs',
      took: 40,
      findings: [
        {
          path: 'value.sumBalance',
          expected: 'must be of type number',
          seen: hostile,
          who: 'ana',
          noticed: 'it is not shown',
        },
      ],
    },
  ],
};

it('writes a page that shows answers as text and names the libraries that call', () => {
  const libraries = librariesByCall(join(import.meta.dirname, '../../../../libs'));
  expect(libraries.get('wallet.balance')).toContain('session');
  const page = new DOMParser().parseFromString(renderHtml(report, libraries), 'text/html');
  expect(page.querySelector('script')).toBeNull();
  expect(page.body.textContent).toContain('<script>alert(1)</script> & \ufffd\ufffd');
  expect(page.body.textContent).toMatch(/Answers the balance of a member \(in .*session.*\)/);
});

it('writes JUnit that a parser takes: a suite for each area, a case for each call', () => {
  const xml = new DOMParser().parseFromString(renderJunit(report), 'application/xml');
  expect(xml.querySelector('parsererror')).toBeNull();
  const suites = [...xml.querySelectorAll('testsuite')];
  expect(suites.map((suite) => suite.getAttribute('name'))).toEqual(['system', 'wallet']);
  expect(suites.map((suite) => suite.getAttribute('failures'))).toEqual(['0', '1']);
  expect(xml.querySelectorAll('testcase')).toHaveLength(3);
  expect(xml.querySelector('failure')?.textContent).toContain('<script>alert(1)</script>');
});
