import { siteScreens } from '@playhouse/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { merchantIn } from '../../surroundings';
import { keptChoices } from './storyAddress';
import { WelcomePage } from './WelcomePage';
import { wholeWindow } from '../../toolbar';

const meta = {
  title: 'Welcome',
  tags: ['!autodocs'],
  globals: wholeWindow,
  render: (_args, context) => (
    <WelcomePage merchant={merchantIn(context)} kept={keptChoices(context.globals)} />
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Screens: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(siteScreens.length);
  },
};

/** A sentence is enough: the link found has screen, state and look. */
export const Found: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      canvas.getByLabelText(/^Find a screen/),
      'The withdraw screen in Portuguese, dark, with a refused order, at 320 px with 200 % text',
    );
    const [link] = await canvas.findAllByRole('link', { name: /Withdraw.*turnover/ });
    const address = link?.getAttribute('href') ?? '';
    await expect(address).toContain(
      'path=/story/screens-shell-withdraw--withdraw-wallet-create-withdraw-withdraw-turnover-open',
    );
    for (const choice of ['language:PT', 'scheme:dark', 'text:200', 'viewport:small'])
      await expect(address).toContain(choice);
  },
};

export const NothingFound: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Find a screen/), 'croquet');
    await expect(await canvas.findByText('Nothing is called so')).toBeVisible();
  },
};

/** Choices of the toolbar go along. */
export const InAnotherLook: Story = {
  tags: ['!dev'],
  globals: { merchant: 'corvalume', scheme: 'dark', language: 'PT' },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('link', { name: 'Default' });
    await expect(first?.getAttribute('href')).toMatch(
      /globals=merchant:corvalume;scheme:dark;language:PT/,
    );
  },
};
