import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../testing/renderPart';
import { TextInput } from './TextInput';

test('a box for digits drops everything else, typed or pasted', async () => {
  const onChange = vi.fn();
  const { user } = renderPart(
    <TextInput aria-label="Code" digitsOnly onChange={(event) => onChange(event.target.value)} />,
  );
  const input = screen.getByRole('textbox', { name: 'Code' });
  await user.type(input, '1a2');
  expect(input).toHaveValue('12');
  fireEvent.change(input, { target: { value: '+63 917' } });
  expect(input).toHaveValue('63917');
  expect(onChange).toHaveBeenLastCalledWith('63917');
  expect(input).toHaveAttribute('inputmode', 'numeric');
});

test('a box for digits takes those of every script', () => {
  renderPart(<TextInput aria-label="Code" digitsOnly />);
  const input = screen.getByRole('textbox', { name: 'Code' });
  for (const typed of ['١٢٣٤', '۱۲۳۴', '१२३४', '１２３４', '๑๒๓๔']) {
    fireEvent.change(input, { target: { value: typed } });
    expect(input).toHaveValue('1234');
  }
});

test('an amount may be typed in digits of every script, and a name keeps them', () => {
  renderPart(
    <>
      <TextInput aria-label="Amount" inputMode="decimal" />
      <TextInput aria-label="Name" />
    </>,
  );
  for (const [name, kept] of [
    ['Amount', '1.50'],
    ['Name', '١.٥٠'],
  ] as const) {
    const input = screen.getByRole('textbox', { name });
    fireEvent.change(input, { target: { value: '١.٥٠' } });
    expect(input).toHaveValue(kept);
  }
});

test('a box leaves alone what a keyboard composes, and tidies it when it is done', () => {
  const onChange = vi.fn();
  renderPart(
    <TextInput aria-label="Code" digitsOnly onChange={(event) => onChange(event.target.value)} />,
  );
  const input = screen.getByRole('textbox', { name: 'Code' });
  fireEvent.compositionStart(input);
  for (const value of ['12a', '12a4']) {
    fireEvent.input(input, { target: { value }, isComposing: true });
    expect(input).toHaveValue(value);
  }
  fireEvent.compositionEnd(input, { data: '12a4' });
  expect(input).toHaveValue('124');
  expect(onChange).toHaveBeenLastCalledWith('124');
});

test('boxes for numbers and addresses run from left to right, a name as the page does', () => {
  renderPart(
    <>
      <TextInput aria-label="Code" digitsOnly />
      <TextInput aria-label="E-mail" type="email" />
      <TextInput aria-label="Name" />
    </>,
  );
  const directions = ['Code', 'E-mail', 'Name'].map((name) =>
    screen.getByRole('textbox', { name }).getAttribute('dir'),
  );
  expect(directions).toEqual(['ltr', 'ltr', null]);
});
