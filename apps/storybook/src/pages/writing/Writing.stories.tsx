import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getLanguage } from '../../texts';
import { GlossaryPage, GuidePage } from './WritingPages';
import { wholeWindow } from '../../toolbar';

const meta = {
  title: 'Writing/Words',
  tags: ['!autodocs'],
  globals: wholeWindow,
  render: (_args, { globals }) => <GlossaryPage language={getLanguage(globals['language'])} />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guide: Story = {
  render: () => <GuidePage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'Please try again.' })).toBeVisible();
  },
};

export const Glossary: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'sign in' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'turnover' })).toBeVisible();
  },
};

export const InPortuguese: Story = {
  globals: { language: 'PT' },
  play: async ({ canvas }) => {
    const [cell] = canvas.getAllByRole('cell', { name: 'withdrawal' });
    await expect(cell?.parentElement).toHaveTextContent(/saque/i);
  },
};
