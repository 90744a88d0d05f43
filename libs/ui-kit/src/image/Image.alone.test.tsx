import { fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
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

/** Observers as a browser has them, and what they were told to watch; `show` brings an element near. */
function stubSight() {
  const observers: { callback: IntersectionObserverCallback; watched: Set<Element> }[] = [];
  class Sight {
    readonly watched = new Set<Element>();
    constructor(readonly callback: IntersectionObserverCallback) {
      observers.push(this);
    }
    observe = (element: Element) => void this.watched.add(element);
    unobserve = (element: Element) => void this.watched.delete(element);
  }
  vi.stubGlobal('IntersectionObserver', Sight);
  return (target: Element) => {
    for (const { callback, watched } of observers) {
      const entry = { target, isIntersecting: true } as IntersectionObserverEntry;
      if (watched.has(target)) callback([entry], {} as IntersectionObserver);
    }
  };
}

test('it is fetched when it comes near, or at once where it is seen on arrival', () => {
  const show = stubSight();
  const { container, rerender } = render(<Image sources={['/x.png']} alt="A bay" ratio="16:9" />);
  const picture = screen.getByRole('img');
  expect(picture).not.toHaveAttribute('src');
  expect(container.firstChild).toHaveClass('wide');
  show(picture);
  expect(picture).toHaveAttribute('src', '/x.png');
  rerender(<Image sources={['/y.png']} alt="A bay" fetched="now" />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/y.png');
  vi.unstubAllGlobals();
});

test('without scripts it is there all the same', () => {
  const html = renderToStaticMarkup(<Image sources={['/x.png']} alt="A bay" />);
  expect(html).toMatch(/<noscript><img[^>]*src="\/x.png"/);
  expect(html.replace(/<noscript>.*<\/noscript>/, '')).not.toMatch(/ src=/);
});
