import { mockWps, sampleAnswers, unreachable } from '@playhouse/fixtures';
import { endSession } from '@playhouse/session';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { showMember } from '../testing/showMember';
import './BenefitsPage';
import './FeedbackPage';
import './MemberNoticePage';

beforeEach(() => endSession());

describe('VIP benefits', () => {
  it('shows the level, what is missing and every level [ROUTE-14]', async () => {
    showMember('/m/member/benefits');
    expect(await screen.findByText('580 more points to the next level')).toBeInTheDocument();
    expect(screen.getByRole('progressbar')).toHaveAttribute('max', '2000');
    expect(screen.getByRole('heading', { name: 'Gold' })).toBeInTheDocument();
  });

  it('says so where no level gives anything [ROUTE-14]', async () => {
    const answer = sampleAnswers['promotions.memberClubBenefit'];
    const levels = answer.levels.map((level) => ({ ...level, benefits: [] }));
    const wps = mockWps({ 'promotions.memberClubBenefit': { ...answer, levels } });
    showMember('/m/member/benefits', { wps });
    expect(await screen.findByText(/no bonus for them/)).toBeInTheDocument();
  });

  it('says why it cannot show them [ROUTE-14]', async () => {
    const wps = mockWps({ 'promotions.memberClubBenefit': unreachable });
    showMember('/m/member/benefits', { wps });
    expect(await screen.findByText(/SAMPLE42/)).toBeInTheDocument();
  });
});

describe('announcements to members', () => {
  it('types=A asks for those to agents [ROUTE-14]', async () => {
    const { wps } = showMember('/m/member/notice?types=A', { type: 1 });
    await waitFor(() =>
      expect(wps.callsOf('content.agentAnnouncements')[0]?.query).toMatchObject({
        types: 'A',
        groupName: 'm_home',
        merchantCode: 'sample',
      }),
    );
  });

  it('opens an announcement in place [ROUTE-14]', async () => {
    const { user } = showMember('/m/member/notice');
    const summaries = await screen.findAllByText(/Scheduled upgrade/);
    const summary = summaries[0];
    if (!summary) throw new Error('The samples have no announcement.');
    expect(summary.closest('details')).not.toHaveAttribute('open');
    await user.click(summary);
    expect(summary.closest('details')).toHaveAttribute('open');
  });
});

describe('feedback', () => {
  it('is sent with its kind, trimmed, and thanked for [ROUTE-17]', async () => {
    const { user, wps } = showMember('/m/feedback');
    await user.click(await screen.findByRole('button', { name: 'Problem' }));
    await user.type(screen.getByLabelText(/^Your message/), '  The lobby does not load.  ');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Thank you!')).toBeInTheDocument();
    expect(wps.callsOf('feedback.send')[0]?.body).toEqual({
      type: 'problem',
      content: 'The lobby does not load.',
    });
  });

  it('stays refused at its form, which keeps what was typed', async () => {
    const wps = mockWps({ 'feedback.send': unreachable });
    const { user } = showMember('/m/feedback', { wps });
    await user.type(await screen.findByLabelText(/^Your message/), 'The lobby does not load.');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(document.activeElement).toHaveRole('alert'));
    expect(screen.getByLabelText(/^Your message/)).toHaveValue('The lobby does not load.');
  });

  it('is not sent when it is too short [ROUTE-17]', async () => {
    const { user, wps } = showMember('/m/feedback');
    await user.type(await screen.findByLabelText(/^Your message/), 'Too short');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Use 10 to 500 characters')).toBeInTheDocument();
    expect(wps.callsOf('feedback.send')).toHaveLength(0);
  });
});
