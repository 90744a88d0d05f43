import { signIn } from '@playhouse/fixtures';
import { endSession, getSession } from '@playhouse/session';
import { NetworkError } from '@playhouse/wps';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { opened, showAuth } from '../testing/showAuth';
import type { Answers } from '../testing/showAuth';
import './LoginPage';
import './TrialPage';

const account = { trial: 1, username: 'trial_77', password: 'given-to-us' };

const show = (some: Answers = {}, address = '/m/trail') =>
  showAuth(address, {
    answers: {
      'session.createTrial': account,
      'session.trialLogin': { ...opened, userName: 'trial_77', customerType: 4 },
      ...some,
    },
  });

beforeEach(() => {
  endSession();
  localStorage.clear();
});

test('/m/trail logs a new trial in under the trial merchant [ROUTE-06, TRIAL-01, TRIAL-02]', async () => {
  let make: (value: unknown) => void = () => undefined;
  const made = new Promise((resolve) => (make = resolve));
  const { wps } = show({ 'session.createTrial': () => made });
  expect(await screen.findByText('Preparing your free trial')).toBeInTheDocument();
  make(account);
  expect(await screen.findByTestId('address')).toHaveTextContent('/m/home');
  expect(screen.queryByText('Preparing your free trial')).not.toBeInTheDocument();
  expect(wps.calls.map(({ name, options }) => [name, options.merchant])).toEqual([
    ['session.createTrial', 'sampletrial'],
    ['session.trialLogin', 'sampletrial'],
  ]);
  expect(getSession()).toMatchObject({
    merchantCode: 'sampletrial',
    userName: 'trial_77',
    type: 4,
  });
  expect(localStorage.getItem('trialName')).toBe('trial_77');
});

test('a trial value of 0 leaves the player where they are [TRIAL-01]', async () => {
  const { user } = show({ 'session.createTrial': { trial: 0 } });
  expect(await screen.findAllByText(/^No free trial/)).not.toHaveLength(0);
  expect(screen.queryByTestId('address')).not.toBeInTheDocument();
  expect(getSession()).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Back to home' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/m/home');
});

test('a failure says what happened and can be repeated [TRIAL-01]', async () => {
  let online = false;
  const createTrial = () => {
    if (online) return account;
    throw new NetworkError('offline', 'ref-9');
  };
  const { user } = show({ 'session.createTrial': createTrial });
  expect(await screen.findByText(/ref-9/)).toBeInTheDocument();
  online = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByTestId('address')).toHaveTextContent('/m/home');
});

test('the login screen starts a trial too [LOGIN-05]', async () => {
  const { user } = show({}, '/m/login');
  await user.click(await screen.findByRole('button', { name: 'Try it for free' }));
  expect(await screen.findByTestId('address')).toHaveTextContent('/m/home');
  expect(getSession()?.type).toBe(4);
});

test('who is logged in gets no trial [TRIAL-01]', async () => {
  signIn({ userName: 'ana' });
  const { wps } = show();
  expect(await screen.findByTestId('address')).toHaveTextContent('/m/home');
  expect(wps.calls).toEqual([]);
  expect(getSession()?.userName).toBe('ana');
});
