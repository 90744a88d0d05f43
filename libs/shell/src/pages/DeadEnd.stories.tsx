import { Button, uiMessages } from '@playhouse/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormattedMessage } from 'react-intl';
import { DeadEnd } from './DeadEnd';
import { errorMessages } from './errorMessages';

const meta = {
  title: 'Shell/Error screen',
  component: DeadEnd,
  args: {
    icon: 'alert',
    title: <FormattedMessage {...errorMessages.title} />,
    text: <FormattedMessage {...errorMessages.text} />,
    action: (
      <Button variant="secondary" block icon="refresh">
        <FormattedMessage {...uiMessages.retry} />
      </Button>
    ),
  },
} satisfies Meta<typeof DeadEnd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PageFailed: Story = {};
