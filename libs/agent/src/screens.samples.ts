import type { ScreenSamples } from '@playhouse/fixtures';

const agent = { who: 'agent' } as const;
const player = { who: 'player' } as const;
const days = { startDate: '2026-11-01', endDate: '2026-11-07' } as const;

/** How the screens of agents are looked at. */
export const samples: ScreenSamples = {
  agent,
  agentRegister: {
    ...agent,
    writes: {
      'agent.registerDownline': [
        { fill: { username: 'tala_2', password: 'Playhouse-2026' } },
        { send: true },
      ],
      'agent.createInviteLink': [{ press: 2 }],
      'agent.removeInviteLink': [{ press: -1 }, { answer: -1 }],
    },
  },
  teamOverview: agent,
  teamProfitAndLoss: agent,
  teamFigure: { ...agent, query: { figure: 'bet', ...days } },
  teamManagement: agent,
  teamBetting: agent,
  rebateSettings: {
    ...agent,
    writes: { 'agent.setRebateSettings': [{ fill: { 'rates.RNG': '0.2' } }, { send: true }] },
  },
  rebateIncome: agent,
  agentDividend: agent,
  redRain: { ...player, writes: { 'promotions.grabRedRain': [{ press: 0 }] } },
  salaryContract: { ...player, writes: { 'contracts.processDailySalary': [{ press: 0 }] } },
  dividendContract: { ...player, writes: { 'contracts.acceptDividend': [{ press: 0 }] } },
  hourlyContract: { ...player, writes: { 'contracts.hourSalary': [{ press: 0 }] } },
};
