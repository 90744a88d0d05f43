import { format } from 'node:util';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

// A warning nobody asked for is a defect: a test that expects one replaces the spy and says so.
const noise: string[] = [];

beforeEach(() => {
  noise.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      noise.push(format(...args));
    });
  }
});

afterEach(() => {
  expect(noise, 'unexpected console output').toEqual([]);
});

// Files share their processes: the next one begins with the clock and the globals that it knows.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
