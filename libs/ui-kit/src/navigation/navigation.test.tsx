import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../testing/renderPart';
import { Chip } from './Chip';
import { SegmentedControl } from './SegmentedControl';
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

test('without a chosen tab the keyboard enters at the first', () => {
  renderPart(
    <Tabs<string> label="Numbers" items={items} value="gone" onChange={vi.fn()}>
      nothing
    </Tabs>,
  );
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  expect(screen.getByRole('tabpanel')).not.toHaveAttribute('aria-labelledby');
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

test('segments are radio buttons of one group', async () => {
  const onChange = vi.fn();
  const { user } = renderPart(
    <SegmentedControl label="Numbers" options={items} value="one" onChange={onChange} />,
  );
  expect(screen.getByRole('group', { name: 'Numbers' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'One' })).toBeChecked();
  await user.click(screen.getByText('Two'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('two');
});

test('a chip says whether it is chosen', () => {
  renderPart(
    <>
      <Chip selected>Hot</Chip>
      <Chip>Act</Chip>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Hot', pressed: true })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Act' })).not.toHaveAttribute('aria-pressed');
});
