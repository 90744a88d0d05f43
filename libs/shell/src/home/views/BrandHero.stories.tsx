import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import frame from '../blocks/BannerBlock.module.css';
import { BrandHero } from './BrandHero';

const inFrame: Decorator = (Story) => (
  <div className={frame.frame}>
    <Story />
  </div>
);

const meta = {
  title: 'Shell/Brand hero',
  component: BrandHero,
  decorators: [inFrame],
} satisfies Meta<typeof BrandHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const General: Story = {};
