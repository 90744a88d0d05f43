import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { progressAt } from './progress';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'progress-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const places = () => ({ reports: join(folder, 'reports'), kept: join(folder, 'verified') });

/** A step that writes a report. */
const reporting = (name: string, text: string, code: number) => () => {
  mkdirSync(places().reports, { recursive: true });
  writeFileSync(join(places().reports, name), text);
  return code;
};
/** As each run begins. */
const forgetReports = () => rmSync(places().reports, { recursive: true, force: true });
const said = (name: string) => readFileSync(join(places().reports, name), 'utf8');

test('a step that has passed at a commit is known there, with what it and no other reported', () => {
  const first = progressAt('one', places());
  reporting('other.json', 'other', 0)();
  expect(first.follow('Units: all', reporting('units.json', 'units', 0))).toBe(0);
  forgetReports();
  const again = progressAt('one', places());
  expect(again.restore('Units: all')).toBe(true);
  expect(said('units.json')).toBe('units');
  expect(existsSync(join(places().reports, 'other.json'))).toBe(false);
});

test('one that failed, or was not run, is not', () => {
  const progress = progressAt('one', places());
  progress.follow('Units', reporting('units.json', 'green', 0));
  expect(progress.follow('Units', reporting('units.json', 'red', 1))).toBe(1);
  expect(progress.restore('Units')).toBe(false);
  expect(progress.restore('Stories')).toBe(false);
});

test('at another commit nothing has passed, and what had is forgotten', () => {
  progressAt('one', places()).follow('Units', reporting('units.json', 'green', 0));
  expect(progressAt('two', places()).restore('Units')).toBe(false);
  expect(progressAt('one', places()).restore('Units')).toBe(false);
});
