import { mockWps, sampleMessages, ScreenProviders, unreachable } from '@playhouse/fixtures';
import { endSession, viewer } from '@playhouse/session';
import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { memberScreens } from '../screens';
import { showMember } from '../testing/showMember';
import './MessagesPage';

const page = (read: boolean) => ({
  list: sampleMessages.slice(0, 2).map((message) => ({ ...message, read })),
  pageNum: 1,
  totalPages: 1,
});
const first = () => {
  const message = sampleMessages[0];
  if (!message) throw new Error('The samples have no message.');
  return message;
};

beforeEach(() => endSession());

it.each(['/m/message', '/m/webEmail'])(
  '%s is for members only [ROUTE-13, SESS-05]',
  async (address) => {
    render(
      <ScreenProviders
        screens={memberScreens}
        viewer={viewer}
        history={[address]}
        wps={mockWps()}
      />,
    );
    expect(await screen.findByTestId('address')).toHaveTextContent(
      `/m/login?returnTo=${encodeURIComponent(address)}`,
    );
  },
);

it.each(['/m/message', '/m/webEmail'])(
  '%s lists messages and marks new ones [ROUTE-13]',
  async (address) => {
    showMember(address, { wps: mockWps({ 'inbox.list': page(false) }) });
    const row = await screen.findByRole('link', { name: new RegExp(first().title) });
    expect(within(row).getByText('New')).toBeInTheDocument();
  },
);

it('opens a message and marks it as read [ROUTE-13]', async () => {
  const wps = mockWps({ 'inbox.list': page(false) });
  const { user } = showMember('/m/message', { wps });
  await user.click(await screen.findByRole('link', { name: new RegExp(first().title) }));
  expect(await screen.findByRole('heading', { name: first().title })).toBeInTheDocument();
  await waitFor(() => expect(wps.callsOf('inbox.markRead')[0]?.body).toEqual({ id: first().id }));
  await user.click(screen.getByRole('button', { name: 'All messages' }));
  const row = await screen.findByRole('link', { name: new RegExp(first().title) });
  expect(within(row).queryByText('New')).not.toBeInTheDocument();
});

it('marks all as read, and only offers it when something is new [ROUTE-13]', async () => {
  const wps = mockWps({ 'inbox.list': page(false) });
  const { user } = showMember('/m/message', { wps });
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.queryByText('New')).not.toBeInTheDocument());
  expect(wps.callsOf('inbox.markRead')[0]?.body).toEqual({});
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
});

it('asks before it deletes a message [ROUTE-13]', async () => {
  const wps = mockWps({ 'inbox.list': page(true) });
  const { user } = showMember(`/m/message?id=${first().id}`, { wps });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog');
  expect(wps.callsOf('inbox.remove')).toHaveLength(0);
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(wps.callsOf('inbox.remove')[0]?.query).toEqual({ id: first().id }));
});

it('loads older messages on demand [ROUTE-13]', async () => {
  const wps = mockWps({
    'inbox.list': ({ query }: { query: { pageNo: number } }) => ({
      list: [{ ...first(), id: String(query.pageNo), title: `Page ${query.pageNo}` }],
      pageNum: query.pageNo,
      totalPages: 2,
    }),
  });
  const { user } = showMember('/m/message', { wps });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Page 2')).toBeInTheDocument();
  expect(screen.getByText('Page 1')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

it('messages that cannot be had offer to try again [ROUTE-13]', async () => {
  showMember('/m/message', { wps: mockWps({ 'inbox.list': unreachable }) });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
