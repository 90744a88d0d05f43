import type { Preview } from '@storybook/react-vite';
import { takeFailedRequests } from '../looks/failedRequests';
import { englishTexts } from '../looks/englishTexts';
import { listFindings } from '../looks/listFindings';
import type { Cell } from './listCells';
import { getOutcome } from './outcomes';

/** After each story's test: nothing it asked for is missing, and a cell keeps the rules of looks. */
export const checkCell: NonNullable<Preview['afterEach']> = async (context) => {
  const { parameters, reporting } = context;
  const findings = takeFailedRequests().map((address) => `not found: ${address}`);
  const cell = parameters['cell'] as Cell | undefined;
  if (cell !== undefined) {
    const outcome = getOutcome(cell);
    reporting.addReport({ type: 'cell', version: 1, result: { cell, outcome }, status: 'passed' });
    findings.push(...(await listFindings()));
    for (const text of englishTexts(String(context.globals['language'])))
      findings.push(`English: ${text}`);
  }
  if (findings.length > 0) throw new Error(`Looks:\n${[...new Set(findings)].join('\n')}`);
};
