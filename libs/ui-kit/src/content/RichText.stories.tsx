import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RichText } from './RichText';

const meta = {
  title: 'Parts/RichText',
  parameters: {
    part: {
      use: 'Texts that the platform writes as HTML.',
      do: 'Give it headings below that of the screen.',
      dont: 'Write HTML of the site’s own by it.',
      keys: { Tab: 'goes through its links' },
    },
  },
  component: RichText,
  args: {
    html: '<h2>Weekend cashback</h2><p>Get <b>8 %</b> back, see <a href="/m/rewardCenter">your rewards</a> or <a href="https://example.com/rules">the rules</a>.</p><ul><li>Slots and fishing</li><li>Paid on Monday</li></ul><table><tr><th>Level</th><th>Cashback</th></tr><tr><td>Gold</td><td>8 %</td></tr></table><script>alert(1)</script>',
    onNavigate: fn(),
    onExternalLink: fn(),
  },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Announcement: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'your rewards' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/m/rewardCenter');
    await userEvent.click(canvas.getByRole('link', { name: 'the rules' }));
    await expect(args.onExternalLink).toHaveBeenCalledWith('https://example.com/rules');
  },
};
