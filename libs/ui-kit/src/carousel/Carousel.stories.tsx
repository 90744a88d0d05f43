import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Card } from '../layout/Card';
import { Carousel } from './Carousel';
import styles from './Carousel.stories.module.css';

const slide = (name: string) => ({
  key: name,
  content: (
    <Card look="hero" padding="s" className={styles.slide}>
      <a className={styles.link} href={`#${name}`}>
        {name}
      </a>
    </Card>
  ),
});

const names = ['Welcome bonus', 'Weekend cashback', 'Refer a friend', 'Fishing cup'];

const meta = {
  title: 'Parts/Carousel',
  parameters: {
    part: {
      use: 'A few pictures of which one is seen at a time, such as banners.',
      do: 'Keep each slide whole by itself, with a text for its picture.',
      dont: 'Hide anything in it that a player needs: most see the first slide only.',
      keys: {
        ArrowRight: 'goes to the next slide',
        ArrowLeft: 'goes to the slide before',
        Tab: 'goes into the shown slide',
      },
    },
  },
  component: Carousel,
  args: { label: 'Offers', items: names.map(slide), pagination: true },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Banner: Story = {
  args: { autoplayMs: 5000, loop: true },
  play: async ({ canvas, userEvent }) => {
    const dot = canvas.getByRole('button', { name: 'Show slide 3' });
    await userEvent.click(dot);
    await waitFor(() => expect(dot).toHaveAttribute('aria-current', 'true'));
  },
};

export const OneSlide: Story = { args: { items: [slide('Welcome bonus')], autoplayMs: 5000 } };

export const FourPerView: Story = {
  args: {
    items: ['All', 'Aurum', 'Bayani', 'Corsair', 'Delfin', 'Estrela'].map(slide),
    slidesPerView: 4,
    gap: 5,
    arrows: true,
    pagination: false,
  },
};

export const VerticalTicker: Story = {
  args: {
    direction: 'vertical',
    slidesPerView: 3,
    gap: 20,
    speedMs: 1500,
    autoplayMs: 3000,
    loop: true,
    pagination: false,
    items: [...names, 'Harbour Nights'].map(slide),
  },
};
