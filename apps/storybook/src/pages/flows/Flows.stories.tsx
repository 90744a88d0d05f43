import { siteScreens } from '@playhouse/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { screenEntries } from '../welcome/listScreenEntries';
import { keptChoices } from '../welcome/storyAddress';
import { FlowPage } from './FlowPage';
import { journeys } from './journeys';
import { wholeWindow } from '../../toolbar';

const meta = {
  title: 'Flows/Screens in their order',
  component: FlowPage,
  tags: ['!autodocs'],
  globals: wholeWindow,
  args: { domain: 'shell', choices: {} },
  render: ({ domain }, { globals }) => <FlowPage domain={domain} choices={keptChoices(globals)} />,
} satisfies Meta<typeof FlowPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstVisit: Story = {
  play: async () => {
    const inJourneys = Object.values(journeys).flatMap((ways) =>
      ways.flatMap(({ screens }) => [...screens]),
    );
    const missing = screenEntries.filter(({ name }) => !inJourneys.includes(name));
    await expect(missing.map(({ name }) => name)).toEqual([]);
    await expect(screenEntries).toHaveLength(siteScreens.length);
  },
};

export const Access: Story = { args: { domain: 'auth' } };
export const Registration: Story = { args: { domain: 'registration' } };
export const Games: Story = { args: { domain: 'lobby' } };
export const Lotteries: Story = { args: { domain: 'lottery' } };
export const Member: Story = { args: { domain: 'member' } };

export const Money: Story = {
  args: { domain: 'wallet' },
  play: async ({ canvas }) => {
    const led = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(led).toContain('Deposit, logged out → Login');
  },
};

export const Promotions: Story = { args: { domain: 'promotions' } };
export const Agents: Story = { args: { domain: 'agent' } };
export const NewsAndHelp: Story = { args: { domain: 'content' } };
