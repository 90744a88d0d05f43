import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../testing/renderPart';
import { Avatar } from './Avatar';
import { ListRow } from './ListRow';
import { Page } from './Page';

test('a row with an address is a link, with a handler a button, else text', async () => {
  const onClick = vi.fn();
  const { user } = renderPart(
    <>
      <ListRow title="Record" to="/m/gameRecord" />
      <ListRow title="Service" text="Day and night" onClick={onClick} />
      <ListRow title="Version" />
    </>,
  );
  expect(screen.getByRole('link', { name: 'Record' })).toHaveAttribute('href', '/m/gameRecord');
  await user.click(screen.getByRole('button', { name: /Service/ }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(screen.getByText('Version').closest('a, button')).toBeNull();
});

test('a page has one heading and names the tab while it is shown', () => {
  document.title = 'Amihanda';
  const { unmount } = renderPart(<Page title="Record">content</Page>);
  expect(screen.getByRole('heading', { level: 1, name: 'Record' })).toBeInTheDocument();
  expect(document.title).toBe('Record · Amihanda');
  unmount();
  expect(document.title).toBe('Amihanda');
});

test('a face without a picture shows the first letter, whatever the script', () => {
  const { container } = renderPart(<Avatar name=" édson" />);
  expect(container).toHaveTextContent('É');
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
});
