import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { format } from 'node:util';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// Screens load lazily, and a busy machine takes its time: a second is too short to call it a failure.
configure({ asyncUtilTimeout: 5000 });

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
  if (typeof document !== 'undefined') cleanup();
  expect(noise, 'unexpected console output').toEqual([]);
});
