import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderPart } from '../testing/renderPart';
import { Tabs } from './Tabs';

const items = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
  { value: 'three', label: 'Three' },
] as const;
type Value = (typeof items)[number]['value'];

function Tabbed() {
  const [value, setValue] = useState<Value>('one');
  return (
    <Tabs<Value> label="Numbers" items={items} value={value} onChange={setValue}>
      panel {value}
    </Tabs>
  );
}

test('the panel is named by the chosen tab, and only that tab is in the tab order', () => {
  renderPart(<Tabbed />);
  expect(screen.getByRole('tabpanel', { name: 'One' })).toHaveTextContent('panel one');
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
});

test('one way alone has no tabs, and its panel stays when another way is added', async () => {
  const tabs = (offered: readonly { value: Value; label: string }[]) => (
    <Tabs<Value> label="Numbers" items={offered} value="one" onChange={vi.fn()}>
      <input aria-label="Typed" />
    </Tabs>
  );
  const { user, rerender } = renderPart(tabs(items.slice(0, 1)));
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(screen.queryByRole('tabpanel')).not.toBeInTheDocument();
  const typed = screen.getByRole('textbox');
  await user.type(typed, 'abc');
  rerender(tabs(items));
  expect(screen.getAllByRole('tab')).toHaveLength(3);
  expect(screen.getByRole('textbox')).toBe(typed);
  expect(typed).toHaveFocus();
});

test.each([
  ['{ArrowRight}', 'Two'],
  ['{ArrowLeft}', 'Three'],
  ['{End}', 'Three'],
  ['{End}{ArrowRight}', 'One'],
  ['{End}{Home}', 'One'],
])('the keys %s choose and focus the tab %s', async (keys, name) => {
  const { user } = renderPart(<Tabbed />);
  await user.click(screen.getByRole('tab', { name: 'One' }));
  await user.keyboard(keys);
  expect(screen.getByRole('tab', { name, selected: true })).toHaveFocus();
});

test.each([
  ['{ArrowLeft}', 'Two'],
  ['{ArrowRight}', 'Three'],
  ['{ArrowDown}', 'Two'],
])('from right to left the keys %s choose the tab %s', async (keys, name) => {
  document.documentElement.dir = 'rtl';
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  const { user } = renderPart(<Tabbed />);
  await user.click(screen.getByRole('tab', { name: 'One' }));
  await user.keyboard(keys);
  expect(screen.getByRole('tab', { name, selected: true })).toHaveFocus();
});
