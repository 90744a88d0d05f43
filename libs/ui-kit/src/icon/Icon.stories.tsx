import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './Icon';
import { iconNames } from './glyphs';
import styles from './Icon.stories.module.css';

const meta = {
  title: 'Parts/Icon',
  parameters: {
    part: {
      use: 'A sign beside words, or alone in a button with a name.',
      do: 'Take one of the set; all are drawn on one grid.',
      dont: 'Let colour alone tell it apart.',
      keys: {},
    },
  },
  component: Icon,
  args: { name: 'home' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = { args: { size: 's' } };
export const Large: Story = { args: { size: 'xl', name: 'trophy' } };
export const Spoken: Story = { args: { label: 'Winner', name: 'crown' } };

export const All: Story = {
  render: () => (
    <ul className={styles.grid}>
      {iconNames.map((name) => (
        <li key={name} className={styles.cell}>
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
