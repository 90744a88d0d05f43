import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Image } from './Image';

test('the next source is tried when one fails, then an icon stands in [WL-05]', () => {
  render(<Image sources={['https://a/x.png', 'https://b/x.png']} alt="A bay" />);
  expect(screen.getByRole('img')).toHaveAttribute('src', 'https://a/x.png');
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img')).toHaveAttribute('src', 'https://b/x.png');
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img', { name: 'A bay' }).tagName).toBe('SPAN');
});

test('other sources are another picture and start from the first', () => {
  const { rerender } = render(<Image sources={['https://a/x.png', 'https://b/x.png']} alt="" />);
  fireEvent.error(screen.getByRole('presentation'));
  rerender(<Image sources={['https://a/y.png', 'https://b/y.png']} alt="" />);
  expect(screen.getByRole('presentation')).toHaveAttribute('src', 'https://a/y.png');
});

test('it loads lazily unless it is seen on arrival, and keeps its place', () => {
  const { container, rerender } = render(<Image sources={['/x.png']} alt="A bay" ratio="16:9" />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  expect(container.firstChild).toHaveClass('wide');
  rerender(<Image sources={['/x.png']} alt="A bay" priority />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
});

test('decoration without a source stays silent', () => {
  const { container } = render(<Image sources={[]} alt="" />);
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
});
