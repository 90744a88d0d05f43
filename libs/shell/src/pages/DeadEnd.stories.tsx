import { Button } from '@playhouse/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormattedMessage } from 'react-intl';
import { DeadEnd } from './DeadEnd';

const meta = {
  title: 'Shell/Error screen',
  component: DeadEnd,
  args: {
    icon: 'alert',
    title: <FormattedMessage id="shell.error.title" />,
    text: <FormattedMessage id="shell.error.text" />,
    action: (
      <Button variant="secondary" block icon="refresh">
        <FormattedMessage id="ui.retry" />
      </Button>
    ),
  },
} satisfies Meta<typeof DeadEnd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PageFailed: Story = {};
