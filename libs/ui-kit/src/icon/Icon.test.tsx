import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { glyphOf, iconNames } from './glyphs';
import { Icon } from './Icon';

test('an icon without a label is hidden from assistive technology', () => {
  const { container } = render(<Icon name="home" />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('an icon with a label is an image of that name', () => {
  render(<Icon name="crown" label="Winner" />);
  expect(screen.getByRole('img', { name: 'Winner' })).toBeInTheDocument();
});

test('there are at least 70 icons, each a path that starts with a move', () => {
  expect(iconNames.length).toBeGreaterThanOrEqual(70);
  for (const name of iconNames) expect(glyphOf(name).d, name).toMatch(/^M[\d.]+[ \d.\-a-zA-Z]+$/);
});

test('a filled icon has the outline of its plain one', () => {
  expect(glyphOf('heart-filled')).toEqual({ d: glyphOf('heart').d, filled: true });
});
