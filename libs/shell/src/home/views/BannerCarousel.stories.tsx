import { sampleBanners } from '@playhouse/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BannerCarousel } from './BannerCarousel';

const banners = sampleBanners.map(({ bannerId, title, url }) => ({
  bannerId: String(bannerId),
  title: title ?? undefined,
  sources: [url],
  href: '/m/activity',
}));

const meta = {
  title: 'Shell/Banners',
  component: BannerCarousel,
  args: { banners, onSelect: fn() },
} satisfies Meta<typeof BannerCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('img');
    if (first === undefined) throw new Error('no banner');
    await userEvent.click(first);
    await expect(args.onSelect).toHaveBeenCalled();
  },
};
export const OnlyOne: Story = { args: { banners: banners.slice(0, 1) } };
export const PictureMissing: Story = {
  args: { banners: [{ bannerId: '1', title: 'Weekend bonus', sources: [], href: undefined }] },
};
