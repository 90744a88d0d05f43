/** The table of a team; what the platform can sort it by is what of it is sortable. */
export const teamColumns = [
  { key: 'account', label: 'agent.account', sortable: true },
  { key: 'balance', label: 'agent.balance', numeric: true, sortable: true },
  { key: 'teamCount', label: 'agent.team.downlines', numeric: true, sortable: true },
  { key: 'regDate', label: 'agent.team.joined', sortable: true },
  { key: 'actions', label: 'agent.team.actions', wide: true },
] as const;
