import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleTiles, wordyTile } from '../../../testing/samples';
import { GameTile } from './GameTile';
import styles from './GameTile.stories.module.css';

const [tile = wordyTile] = sampleTiles(1);

const meta = {
  title: 'Lobby/Game tile',
  component: GameTile,
  args: {
    game: tile,
    favourite: false,
    onOpen: fn(),
    onAbout: fn(),
    onFavourite: fn(),
    fetched: 'first',
  },
  decorators: [
    (Story) => (
      <div className={styles.cell}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GameTile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  async play({ canvasElement, args }) {
    const tiles = within(canvasElement);
    await userEvent.click(tiles.getByRole('link'));
    await userEvent.click(tiles.getByRole('button', { name: /^Favorite/ }));
    await expect(args.onAbout).not.toHaveBeenCalled();
    await userEvent.click(tiles.getByRole('button', { name: /^About/ }));
    await expect(args.onAbout).toHaveBeenCalledWith(tile.nodeId);
    await expect(args.onOpen).toHaveBeenCalledWith(tile.nodeId);
    await expect(args.onFavourite).toHaveBeenCalledWith(tile.nodeId, true);
  },
};
export const Favourite: Story = { args: { favourite: true } };
export const LongTexts: Story = { args: { game: wordyTile } };
export const WithoutPicture: Story = { args: { game: { ...tile, sources: [] } } };
