import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from './Button';
import { ButtonRow } from './ButtonRow';

const meta = {
  title: 'Parts/ButtonRow',
  parameters: {
    part: {
      use: 'Two or three buttons that belong together.',
      do: 'Put the primary one last.',
      dont: 'Fill it with more than three: a sheet lists them better.',
      keys: { Tab: 'reaches it', Enter: 'presses it', Space: 'presses it' },
    },
  },
  component: ButtonRow,
  args: {
    children: (
      <>
        <Button variant="secondary" icon="copy">
          Copiar o link
        </Button>
        <Button icon="share">Compartilhar</Button>
      </>
    ),
  },
} satisfies Meta<typeof ButtonRow>;

export default meta;
type Story = StoryObj<typeof meta>;

const boxesOf = (canvas: { getAllByRole: (role: 'button') => HTMLElement[] }) =>
  canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());

const linesOf = (element: HTMLElement) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
};

/** A decorator with so much room, whatever the window has. */
const within = (width: string) => [
  (Story: () => React.ReactNode) => (
    <div style={{ overflowX: 'auto' }}>
      <div style={{ width }}>
        <Story />
      </div>
    </div>
  ),
];

export const SideBySide: Story = {
  decorators: within('26rem'),
  play: async ({ canvas }) => {
    const [first, second] = boxesOf(canvas);
    await expect(first?.top).toBe(second?.top);
    await expect(first?.width).toBeCloseTo(second?.width ?? 0, 0);
  },
};

/** Half of the row is less than the longest word needs. */
export const OneWider: Story = {
  decorators: within('22rem'),
  play: async ({ canvas }) => {
    const [first, second] = boxesOf(canvas);
    await expect(first?.top).toBe(second?.top);
    await expect(linesOf(canvas.getByText('Compartilhar'))).toBe(1);
  },
};

export const BelowEachOther: Story = {
  decorators: within('16rem'),
  play: async ({ canvas }) => {
    const [first, second] = boxesOf(canvas);
    await expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? 0);
    await expect(linesOf(canvas.getByText('Compartilhar'))).toBe(1);
  },
};

/** A word that is longer than the row breaks: it does not reach out of its button. */
export const LongestWord: Story = {
  args: { children: <Button>Hindi-mapaniniwalaang-pakikipagsapalaran</Button> },
  decorators: within('10rem'),
  play: async ({ canvas, canvasElement }) => {
    const [button] = boxesOf(canvas);
    await expect(button?.width).toBeLessThanOrEqual(160);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
