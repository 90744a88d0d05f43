import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { vendorItems } from '../../../testing/samples';
import { PopularGamesView } from './PopularGamesView';
import { VendorPanel } from './VendorPanel';

const categories = ['HOT', 'RNG', 'PVP', 'LIVE', 'FISH', 'SPORTS', 'INHOUSE'];

function Interactive({ first }: { first: string }) {
  const [category, setCategory] = useState(first);
  return (
    <PopularGamesView categories={categories} category={category} onCategory={setCategory}>
      <VendorPanel category={category} vendors={vendorItems} />
    </PopularGamesView>
  );
}

const meta = {
  title: 'Lobby/Popular games',
  component: Interactive,
  args: { first: 'RNG' },
} satisfies Meta<typeof Interactive>;
export default meta;

export const VendorsOfSlots: StoryObj<typeof meta> = {};
export const UnknownCategory: StoryObj<typeof meta> = { args: { first: 'HOLOGRAM' } };
