import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton';

const meta = { title: 'Parts/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Block: Story = {};
export const Rows: Story = { args: { count: 4 } };
export const Picture: Story = { args: { ratio: '16:9' } };
export const Lines: Story = { args: { shape: 'text', count: 3 } };
export const Face: Story = { args: { shape: 'circle' } };
