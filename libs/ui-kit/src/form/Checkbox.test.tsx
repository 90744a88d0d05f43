import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../testing/renderPart';
import { Checkbox } from './Checkbox';

test('the label toggles the box', async () => {
  const { user } = renderPart(<Checkbox label="Remember my password" />);
  await user.click(screen.getByText('Remember my password'));
  expect(screen.getByRole('checkbox', { name: 'Remember my password' })).toBeChecked();
});

test('an error is announced and describes the box', () => {
  renderPart(<Checkbox label="I agree" error="Please agree" />);
  expect(screen.getByRole('checkbox')).toBeInvalid();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please agree');
  expect(screen.getByRole('alert')).toHaveTextContent('Please agree');
});

test('a switch is spoken as a switch', () => {
  renderPart(<Checkbox label="Hide balance" look="switch" defaultChecked />);
  expect(screen.getByRole('switch', { name: 'Hide balance' })).toBeChecked();
});
