import { iconNames } from '@playhouse/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wholeWindow } from '../../toolbar';
import { IconsPage } from './IconsPage';

const meta = {
  title: 'Foundations/Icons',
  tags: ['!autodocs'],
  globals: wholeWindow,
  render: () => <IconsPage />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Icons: Story = {
  play: async ({ canvas }) => {
    for (const name of iconNames) await expect(canvas.getByRole('button', { name })).toBeVisible();
  },
};

export const Found: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Find an icon'), 'chevron left');
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('1 found');
    await expect(canvas.getByRole('button', { name: 'chevron-left' })).toBeVisible();
  },
};
