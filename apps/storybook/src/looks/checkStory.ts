import type { Preview } from '@storybook/react-vite';
import { takeFailedRequests } from './failedRequests';
import { englishTexts } from './englishTexts';
import { listFindings } from './listFindings';
import { isPage } from '../pages/isPage';
import type { Cell } from '../cells/listCells';
import { getOutcome } from '../cells/outcomes';

/** After each story's test: nothing it asked for is missing, and it keeps the rules of looks. */
export const checkStory: NonNullable<Preview['afterEach']> = async (context) => {
  const { parameters, reporting } = context;
  const findings = takeFailedRequests().map((address) => `not found: ${address}`);
  const cell = parameters['cell'] as Cell | undefined;
  if (cell !== undefined) {
    const outcome = getOutcome(cell);
    reporting.addReport({ type: 'cell', version: 1, result: { cell, outcome }, status: 'passed' });
    for (const text of englishTexts(String(context.globals['language'])))
      findings.push(`English: ${text}`);
  }
  if (!isPage(context.title)) findings.push(...(await listFindings(cell !== undefined)));
  if (findings.length > 0) throw new Error(`Looks:\n${[...new Set(findings)].join('\n')}`);
};
