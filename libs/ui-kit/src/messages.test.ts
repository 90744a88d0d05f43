import { expect, test } from 'vitest';
import EN from '../messages/EN.json';
import PT from '../messages/PT.json';
import TY from '../messages/TY.json';

interface Message {
  id: string;
  defaultMessage: string;
}

const modules = import.meta.glob<Record<string, Record<string, Message>>>('./**/*essages.ts', {
  eager: true,
});
const sources = Object.values(modules).flatMap((module) =>
  Object.values(module).flatMap((messages) => Object.values(messages)),
);

test('the English catalogue is what the parts say by themselves', () => {
  expect(EN).toEqual(
    Object.fromEntries(sources.map(({ id, defaultMessage }) => [id, defaultMessage])),
  );
});

test.each([
  ['Filipino', TY],
  ['Portuguese', PT],
])('the %s catalogue has every text, sorted, with the same arguments', (_name, catalogue) => {
  expect(Object.keys(catalogue)).toEqual(Object.keys(EN));
  const argumentsOf = (text: string) => (text.match(/\{\w+/g) ?? []).sort();
  for (const [id, text] of Object.entries(EN)) {
    const translated = Object.entries(catalogue).find(([key]) => key === id)?.[1] ?? '';
    expect(argumentsOf(translated), id).toEqual(argumentsOf(text));
  }
});
