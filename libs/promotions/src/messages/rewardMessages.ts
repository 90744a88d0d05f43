import { defineMessage, defineMessages } from 'react-intl';

export const rewardMessages = defineMessages({
  title: {
    id: 'promotions.rewards.title',
    defaultMessage: 'Reward center',
    description: 'Heading of the list of rewards',
  },
  empty: {
    id: 'promotions.rewards.empty',
    defaultMessage: 'No rewards yet',
    description: 'In place of the list when there is no reward',
  },
  emptyText: {
    id: 'promotions.rewards.empty.text',
    defaultMessage: 'Take part in an activity to earn some.',
    description: 'Below "No rewards yet"',
  },
  expired: {
    id: 'promotions.rewards.expired',
    defaultMessage: 'Expired',
    description: 'State of a reward that was not taken in time',
  },
  claimable: {
    id: 'promotions.rewards.claimable',
    defaultMessage: 'Ready',
    description: 'State of a reward that can be taken',
  },
});

export const rewardUntilMessage = defineMessage<{ time: string }>({
  id: 'promotions.rewards.until',
  defaultMessage: 'Until {time}',
  description: 'Until when a reward can be taken',
});

export const rewardTakenMessage = defineMessage<{ amount: string }>({
  id: 'promotions.rewards.taken',
  defaultMessage: '{amount} was added to your balance',
  description: 'Short message after a reward was taken',
});

export const boardMessages = defineMessages({
  title: {
    id: 'promotions.board.title',
    defaultMessage: 'Missions',
    description: 'Heading of the screen with missions and leader board',
  },
  rank: {
    id: 'promotions.board.rank',
    defaultMessage: 'Your rank',
    description: 'Label of the rank of the member',
  },
  unranked: {
    id: 'promotions.board.unranked',
    defaultMessage: 'Not ranked yet',
    description: 'In place of the rank of a member who has none',
  },
  points: {
    id: 'promotions.board.points',
    defaultMessage: 'Your points',
    description: 'Label of the points of the member',
  },
  missions: {
    id: 'promotions.board.missions',
    defaultMessage: 'What to do',
    description: 'Heading above the missions',
  },
  leaders: {
    id: 'promotions.board.leaders',
    defaultMessage: 'Leader board',
    description: 'Heading above the list of leaders',
  },
  empty: {
    id: 'promotions.board.empty',
    defaultMessage: 'Nobody leads yet. Be the first!',
    description: 'In place of the leader board when it is empty',
  },
});

export const boardEndsMessage = defineMessage<{ time: string }>({
  id: 'promotions.board.ends',
  defaultMessage: 'Ends {time}',
  description: 'When the mission ends',
});

export const missionProgressMessage = defineMessage<{ progress: number; target: number }>({
  id: 'promotions.board.progress',
  defaultMessage: '{progress, number} of {target, number}',
  description: 'How far a mission is done',
});

export const pointsMessage = defineMessage<{ points: number }>({
  id: 'promotions.board.pointCount',
  defaultMessage: '{points, plural, =1 {1 point} other {{points, number} points}}',
  description: 'How many points a mission gives or a leader has',
});
