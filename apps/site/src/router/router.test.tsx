import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import * as dom from 'react-router-dom';
import type { LinkProps, Location, NavigateProps, Navigator } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as light from './index';

/** What both forms offer, in the package's types. */
interface Form extends Pick<typeof dom, 'createPath' | 'useLocation' | 'useNavigate'> {
  useNavigationType(): `${dom.NavigationType}`;
  readonly Link: ComponentType<LinkProps>;
  readonly Navigate: ComponentType<NavigateProps>;
  readonly Router: ComponentType<{
    readonly location: Location;
    readonly navigationType: dom.NavigationType;
    readonly navigator: Navigator;
    readonly children: ReactNode;
  }>;
  useSearchParams(): readonly [
    URLSearchParams,
    (next: Record<string, string>, options?: dom.NavigateOptions) => void,
  ];
}
const forms: readonly (readonly [string, Form])[] = [
  ['the package', dom],
  ['the light form', light],
];

const location = { pathname: '/m/list', search: '?a=1', hash: '', state: { of: 2 }, key: 'k' };
const steps = vi.fn();
const navigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : dom.createPath(to)),
  go: (delta) => steps('go', delta),
  push: (to, state) => steps('push', navigator.createHref(to), state),
  replace: (to, state) => steps('replace', navigator.createHref(to), state),
};

beforeEach(() => void steps.mockReset());

describe.each(forms)('%s', (_name, form) => {
  const { Link, Navigate, Router, useLocation, useNavigate, useNavigationType } = form;
  const show = (inside: ReactNode) =>
    render(
      <Router location={location} navigationType={dom.NavigationType.Push} navigator={navigator}>
        {inside}
      </Router>,
    );

  /** What a component learns that stands inside. */
  function learn<T>(use: () => T): T {
    const learned: T[] = [];
    const Inside = () => {
      learned.push(use());
      return null;
    };
    show(<Inside />);
    const [first] = learned;
    if (first === undefined) throw new Error('It was not drawn.');
    return first;
  }

  test('knows the address, how it was come to, and its query', () => {
    expect(learn(useLocation)).toMatchObject(location);
    expect(learn(useNavigationType)).toBe('PUSH');
    expect(learn(form.useSearchParams)[0].get('a')).toBe('1');
    expect(form.createPath(location)).toBe('/m/list?a=1');
  });

  test('steps to addresses, to other queries of the screen, and through the history', () => {
    const navigate = learn(useNavigate);
    void navigate('/m/home?b=2#c', { state: 3 });
    void navigate('?b=2', { replace: true });
    void navigate({ search: '?c=4' });
    void navigate(-1);
    learn(form.useSearchParams)[1]({ d: 'é&' }, { replace: true });
    expect(steps.mock.calls).toEqual([
      ['push', '/m/home?b=2#c', 3],
      ['replace', '/m/list?b=2', undefined],
      ['push', '/m/list?c=4', undefined],
      ['go', -1],
      ['replace', '/m/list?d=%C3%A9%26', undefined],
    ]);
  });

  test('leads on from where nobody is to stay', () => {
    show(<Navigate to="/m/home" replace />);
    expect(steps.mock.calls).toEqual([['replace', '/m/home', undefined]]);
  });

  test('follows a link, and does not write the present address twice', async () => {
    show(
      <>
        <Link to="/m/home" state={1} className="look" aria-label="home" />
        <Link to="/m/list?a=1">here</Link>
        <Link to="?a=2">query</Link>
      </>,
    );
    const home = screen.getByRole('link', { name: 'home' });
    expect(home).toHaveAttribute('href', '/m/home');
    expect(home).toHaveClass('look');
    for (const link of screen.getAllByRole('link')) await userEvent.click(link);
    expect(steps.mock.calls).toEqual([
      ['push', '/m/home', 1],
      ['replace', '/m/list?a=1', undefined],
      ['push', '/m/list?a=2', undefined],
    ]);
  });

  test('leaves to the browser what opens elsewhere, and to the page what it prevents', () => {
    const prevented = vi.fn((event: React.MouseEvent) => event.preventDefault());
    show(
      <>
        <Link to="/m/a">a</Link>
        <Link to="/m/b" target="_blank">
          b
        </Link>
        <Link to="/m/c" onClick={prevented}>
          c
        </Link>
      </>,
    );
    const click = (name: string, init: MouseEventInit = {}) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
      // Whoever asks, jsdom goes nowhere; the router has been asked before.
      window.addEventListener('click', (late) => late.preventDefault(), { once: true });
      act(() => void screen.getByText(name).dispatchEvent(event));
    };
    click('a', { ctrlKey: true });
    click('a', { button: 1 });
    click('b');
    click('c');
    expect(prevented).toHaveBeenCalledOnce();
    expect(steps).not.toHaveBeenCalled();
  });
});
