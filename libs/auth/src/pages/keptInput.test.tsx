import { endSession, savedCredentials } from '@playhouse/session';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { showAuth } from '../testing/showAuth';
// Loaded ahead, so that no test waits for the chunk.
import './ForgotPage';
import './LoginPage';

const username = () => screen.findByRole('textbox', { name: /^Username/ });

function rememberNumber() {
  savedCredentials.save({
    type: 'sms',
    username: '9171234567',
    password: '',
    countryDialingCode: '63',
  });
}

beforeEach(() => {
  endSession();
  localStorage.clear();
  sessionStorage.clear();
});

describe('what was typed stays when the platform’s flags come after it', () => {
  test('on login, where the tabs appear around the form [LOGIN-01, WL-02]', async () => {
    const { user, arrive } = showAuth('/m/login');
    await user.type(await username(), 'ana_1');
    arrive({ MOBILEVERCODELOGIN3: true });
    expect(await screen.findAllByRole('tab')).toHaveLength(2);
    expect(await username()).toHaveValue('ana_1');
    expect(await username()).toHaveFocus();
  });

  test('on login, though the number was remembered last [LOGIN-02, WL-02]', async () => {
    rememberNumber();
    const { user, arrive } = showAuth('/m/login');
    await user.type(await username(), 'ana_1');
    arrive({ MOBILEVERCODELOGIN3: true });
    expect(await screen.findByRole('tab', { name: 'Username' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(await username()).toHaveValue('ana_1');
  });

  test('on login, where nobody has begun the remembered way is shown [LOGIN-02, WL-02]', async () => {
    rememberNumber();
    const { arrive } = showAuth('/m/login');
    await username();
    arrive({ MOBILEVERCODELOGIN3: true });
    expect(await screen.findByRole('textbox', { name: /^Mobile number/ })).toHaveValue(
      '9171234567',
    );
  });

  test('on the forgotten password, though the phone comes first [FORGOT-01, WL-02]', async () => {
    const { user, arrive } = showAuth('/m/forget');
    await user.type(await screen.findByRole('textbox', { name: /^E-mail/ }), 'ana@example.ph');
    arrive({ CHNGPASSVERIF3: true });
    expect(await screen.findByRole('tab', { name: 'By e-mail' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(screen.getByRole('textbox', { name: /^E-mail/ })).toHaveValue('ana@example.ph');
  });
});
