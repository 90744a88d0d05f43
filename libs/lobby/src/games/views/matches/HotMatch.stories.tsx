import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleHotMatches } from '@playhouse/fixtures';
import { fn } from 'storybook/test';
import { matchItems } from '../../../testing/samples';
import { HotMatchDialog } from './HotMatchDialog';
import { HotMatchStrip } from './HotMatchStrip';

const meta = {
  title: 'Lobby/Hot matches',
  component: HotMatchStrip,
  args: { matches: matchItems, onOpen: fn() },
} satisfies Meta<typeof HotMatchStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const Single: Story = { args: { matches: matchItems.slice(0, 1) } };
const [first] = matchItems;
const long = {
  homeTeam: 'Associação Esportiva Granite City',
  awayTeam: 'Monsoon Football Club of Emberton',
};
/** It has begun, and its names are longer than a phone is wide. */
export const Live: Story = {
  args: { matches: first ? [{ ...first, ...long, time: 0 }] : [] },
};
const picture = sampleHotMatches[0]?.homeTeamImageUrl ?? '';
const window = { match: first, onClose: fn(), onPlay: fn() };
/** The platform has no pictures of the teams. */
export const WithoutPictures: Story = {
  render: () => <HotMatchDialog {...window} homeSources={[]} awaySources={[]} />,
};
export const Open: Story = {
  render: () => <HotMatchDialog {...window} homeSources={[picture]} awaySources={[picture]} />,
};
