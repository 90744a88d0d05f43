import { renderWithProviders } from '@playhouse/fixtures';
import { preloadDialogs } from '@playhouse/ui-kit';
import { composeStories } from '@storybook/react-vite';
import { act, cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { listSpoken } from './listSpoken';
import { describeKeys, factLabels, listMissingFacts, type PartFacts } from './partFacts';

type Stories = Parameters<typeof composeStories>[0];

const files = import.meta.glob<Stories>('../../../../../libs/ui-kit/src/**/*.stories.tsx', {
  eager: true,
});

const parts = Object.entries(files).map(([file, stories]) => ({
  name: file.split('/').at(-1) ?? file,
  facts: stories.default.parameters?.['part'] as PartFacts | undefined,
  stories: Object.values(composeStories(stories)) as unknown as ComponentType[],
}));

const events = ['click', 'submit', 'input', 'change'] as const;

/** Everything that a key may change: what stands on the page, where the focus is, and what is told to the part. */
function watchPage() {
  let told = 0;
  const tell = () => {
    told += 1;
  };
  const tellHandled = (event: Event) => {
    if (event.defaultPrevented) tell();
  };
  for (const name of events) document.addEventListener(name, tell, true);
  window.addEventListener('keydown', tellHandled);
  return {
    describe() {
      const all = [...document.querySelectorAll('*')];
      const focus = document.activeElement ? all.indexOf(document.activeElement) : -1;
      return [told, focus, document.body.innerHTML].join('\n');
    },
    stop() {
      for (const name of events) document.removeEventListener(name, tell, true);
      window.removeEventListener('keydown', tellHandled);
    },
  };
}

const focusable = 'button, a[href], input, select, textarea, [tabindex]';

/** Presses a key in a story: Tab from the page, others on each element that takes the focus. */
async function hasEffect(Story: ComponentType, key: string, patience = 0): Promise<boolean> {
  renderWithProviders(<Story />);
  await act(async () => {});
  const user = userEvent.setup();
  const page = watchPage();
  const press = async () => {
    const starts = [...document.querySelectorAll<HTMLElement>(focusable)];
    for (const start of key === 'Tab' ? [document.body] : [document.body, ...starts]) {
      act(() => start.focus());
      const before = page.describe();
      await user.keyboard(key === 'Space' ? '[Space]' : `{${key}}`);
      if (page.describe() !== before) return true;
    }
    throw new Error(`${key} does nothing.`);
  };
  const isSeen = await vi.waitFor(press, { timeout: patience }).catch(() => false);
  page.stop();
  cleanup();
  return isSeen;
}

async function listIdleKeys({ facts, stories }: (typeof parts)[number]) {
  const idle: string[] = [];
  for (const key of Object.keys(facts?.keys ?? {})) {
    let isSeen = false;
    for (const Story of stories) isSeen ||= await hasEffect(Story, key);
    // Some parts fetch what they need when they are first drawn.
    for (const Story of stories) isSeen ||= await hasEffect(Story, key, 2000);
    if (!isSeen) idle.push(key);
  }
  return idle;
}

beforeAll(() => preloadDialogs());

test('a part without its facts is found', () => {
  expect(listMissingFacts(undefined)).toEqual([...Object.keys(factLabels), 'keys']);
  expect(listMissingFacts({ use: 'Now.', do: '', dont: 'x', keys: {} })).toEqual(['do']);
});

test('every part says when to use it, do and don’t, and its keys', () => {
  expect(parts.length).toBeGreaterThan(40);
  expect(
    parts.flatMap(({ name, facts }) => listMissingFacts(facts).map((fact) => `${name}: ${fact}`)),
  ).toEqual([]);
});

test('a key that does nothing is found', async () => {
  const Idle = () => <p>Nothing to press</p>;
  const keys = { Tab: 'reaches it', Enter: 'presses it' };
  const facts = { use: 'x', do: 'x', dont: 'x', keys };
  expect(await listIdleKeys({ name: 'Idle', facts, stories: [Idle] })).toEqual(['Tab', 'Enter']);
});

test.each(parts)('each key stated by $name has an effect', async (part) => {
  expect(await listIdleKeys(part)).toEqual([]);
});

test('roles and names of a part are listed as a screen reader says them', () => {
  const { container } = render(
    <>
      <button type="button">Deposit</button>
      <span aria-hidden>Hidden</span>
      <div role="status" />
    </>,
  );
  expect(listSpoken(container)).toEqual(['button “Deposit”']);
  expect(describeKeys({ ArrowRight: 'chooses' })).toBe('Arrow Right chooses');
});
