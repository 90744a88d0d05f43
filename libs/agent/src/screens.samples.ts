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
    },
  },
  teamOverview: agent,
  teamProfitAndLoss: agent,
  teamFigure: { ...agent, query: { figure: 'bet', ...days } },
  teamManagement: agent,
  teamBetting: agent,
  rebateSettings: agent,
  rebateIncome: agent,
  agentDividend: agent,
  redRain: player,
  salaryContract: player,
  dividendContract: player,
  hourlyContract: player,
};
