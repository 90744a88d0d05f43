import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { merchantIn } from '../../surroundings';
import { BrandPage } from './BrandPage';
import { wholeWindow } from '../../toolbar';

const meta = {
  title: 'Brand',
  tags: ['!autodocs'],
  globals: wholeWindow,
  render: (_args, context) => {
    const merchant = merchantIn(context);
    return <BrandPage key={merchant.code} merchant={merchant} />;
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const InAMinute: Story = {};

/** Choices stand in the text that is copied; a colour that is none is told, and the last brand stays. */
export const Chosen: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const brand = canvas.getByLabelText('Brand');
    await userEvent.clear(brand);
    await userEvent.type(brand, '#d97706');
    await userEvent.click(canvas.getByText('Compact'));
    await userEvent.selectOptions(canvas.getByLabelText('Font'), 'serif');
    await expect(JSON.parse(canvas.getByLabelText('theme.json').textContent ?? '')).toMatchObject({
      ...{ brand: '#d97706', density: 'compact', font: 'serif' },
    });
    await expect(canvas.getAllByText(/^Closest contrast: .* is needed\.$/)).toHaveLength(2);
    await userEvent.type(brand, 'x');
    await expect(canvas.getByText(/^A colour is written as/)).toBeVisible();
  },
};
