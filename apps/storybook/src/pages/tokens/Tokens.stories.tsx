import { themeSchema, tokenNames } from '@playhouse/whitelabel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { merchantIn } from '../../surroundings';
import { TokensPage } from './TokensPage';
import { wholeWindow } from '../../toolbar';

const meta = {
  title: 'Foundations/Tokens',
  tags: ['!autodocs'],
  globals: wholeWindow,
  render: (_args, context) => (
    <TokensPage
      merchant={merchantIn(context)}
      scheme={String(context.globals['scheme'])}
      text={String(context.globals['text'])}
    />
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tokens: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('--color-bg');
    for (const name of tokenNames) await expect(canvas.getByText(`--color-${name}`)).toBeVisible();
    await expect(canvas.getByText('--space-4').nextSibling).toHaveTextContent('= 16px');
    await expect(canvas.getByText(/None is below/)).toBeVisible();
  },
};

/** A merchant that set a colour by hand which cannot be read. */
export const LowContrast: Story = {
  tags: ['!dev'],
  parameters: {
    merchant: {
      theme: themeSchema.parse({
        ...{ brand: '#0a8f8c', radius: 'sharp' },
        overrides: { light: { focus: '#dddddd' }, dark: { focus: '#222222' } },
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/, below 3$/)).length).toBeGreaterThan(2);
    await expect(canvas.getByText('--radius-m').nextSibling).toHaveTextContent('0.25rem = 4px');
  },
};
