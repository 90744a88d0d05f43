import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { LanguageView } from './LanguageView';

const meta = {
  title: 'Shell/Language',
  component: LanguageView,
  args: {
    open: true,
    onClose: fn(),
    onChoose: fn(),
    current: 'TY',
    languages: [
      { code: 'TY', nativeName: 'Filipino', tag: 'fil', country: 'PH' },
      { code: 'EN', nativeName: 'English', tag: 'en', country: 'US' },
      { code: 'PT', nativeName: 'Português (Brasil)', tag: 'pt-BR', country: 'BR' },
      { code: 'TH', nativeName: 'ไทย', tag: 'th', country: 'TH' },
    ],
  },
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
} satisfies Meta<typeof LanguageView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'English' }));
    await expect(args.onChoose).toHaveBeenCalledWith('EN');
  },
};
