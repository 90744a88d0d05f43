import { defineMessage, defineMessages } from 'react-intl';

/** What can be done with an activity, or what became of it (ACT-01). */
export const statusMessages = defineMessages({
  join: {
    id: 'promotions.status.join',
    defaultMessage: 'Join',
    description: 'Status and button of an activity that a member can join',
  },
  claim: {
    id: 'promotions.status.claim',
    defaultMessage: 'Claim',
    description:
      'Status and button of an activity whose bonus can be taken, and button that takes a reward',
  },
  applying: {
    id: 'promotions.status.applying',
    defaultMessage: 'Applying',
    description: 'Status of an activity: the application was sent',
  },
  close: {
    id: 'promotions.status.close',
    defaultMessage: 'Closed',
    description: 'Status of an activity that is over',
  },
  rejected: {
    id: 'promotions.status.rejected',
    defaultMessage: 'Rejected',
    description: 'Status of an activity: the application was turned down',
  },
  issued: {
    id: 'promotions.status.issued',
    defaultMessage: 'Issued',
    description: 'Status of an activity: the bonus was granted',
  },
  claimed: {
    id: 'promotions.status.claimed',
    defaultMessage: 'Claimed',
    description: 'Status of a reward, or of an activity: the bonus was taken',
  },
  process: {
    id: 'promotions.status.process',
    defaultMessage: 'In process',
    description: 'Status of an activity: the application is being looked at',
  },
  joined: {
    id: 'promotions.status.joined',
    defaultMessage: 'Joined',
    description: 'Status of an activity that the member takes part in',
  },
  comingSoon: {
    id: 'promotions.status.comingSoon',
    defaultMessage: 'Coming soon',
    description: 'Status of an activity that has not begun',
  },
});

/** What a status means for the member, below the activity's terms. */
export const statusHints = defineMessages({
  join: {
    id: 'promotions.hint.join',
    defaultMessage: 'Join to take part.',
    description: 'Hint below an activity that can be joined',
  },
  claim: {
    id: 'promotions.hint.claim',
    defaultMessage: 'Your bonus is ready.',
    description: 'Hint below an activity whose bonus can be taken',
  },
  applying: {
    id: 'promotions.hint.applying',
    defaultMessage: 'We have received your application.',
    description: 'Hint below an activity that was applied for',
  },
  close: {
    id: 'promotions.hint.close',
    defaultMessage: 'This activity is over.',
    description: 'Hint below an activity that is over',
  },
  rejected: {
    id: 'promotions.hint.rejected',
    defaultMessage: 'Your application was turned down.',
    description: 'Hint below an activity whose application was turned down',
  },
  issued: {
    id: 'promotions.hint.issued',
    defaultMessage: 'Your bonus has been granted.',
    description: 'Hint below an activity whose bonus was granted',
  },
  claimed: {
    id: 'promotions.hint.claimed',
    defaultMessage: 'The bonus is in your balance.',
    description: 'Hint below an activity whose bonus was taken',
  },
  process: {
    id: 'promotions.hint.process',
    defaultMessage: 'We are looking at your application.',
    description: 'Hint below an activity whose application is being looked at',
  },
  joined: {
    id: 'promotions.hint.joined',
    defaultMessage: 'You are taking part. Good luck!',
    description: 'Hint below an activity that the member takes part in',
  },
  comingSoon: {
    id: 'promotions.hint.comingSoon',
    defaultMessage: 'This activity has not begun yet.',
    description: 'Hint below an activity that has not begun',
  },
});

export const activityMessages = defineMessages({
  title: {
    id: 'promotions.activities.title',
    defaultMessage: 'Activities',
    description: 'Heading of the list of activities',
  },
  all: {
    id: 'promotions.activities.all',
    defaultMessage: 'All',
    description: 'First choice of the filter by category',
  },
  categories: {
    id: 'promotions.activities.categories',
    defaultMessage: 'Categories',
    description: 'Spoken name of the filter by category',
  },
  empty: {
    id: 'promotions.activities.empty',
    defaultMessage: 'No activities right now',
    description: 'In place of the list when there is no activity',
  },
  emptyText: {
    id: 'promotions.activities.empty.text',
    defaultMessage: 'New ones come along often.',
    description: 'Below "No activities right now"',
  },
  detail: {
    id: 'promotions.activity.title',
    defaultMessage: 'Activity',
    description: 'Heading of one activity until its name is known',
  },
  missing: {
    id: 'promotions.activity.missing',
    defaultMessage: 'We couldn’t find this activity',
    description: 'When the address of an activity names none, or one that does not exist',
  },
  toList: {
    id: 'promotions.activity.toList',
    defaultMessage: 'All activities',
    description: 'Link from one activity to the list',
  },
  done: {
    id: 'promotions.activity.done',
    defaultMessage: 'Done. Good luck!',
    description: 'Short message after an activity was joined, applied for or claimed',
  },
  apply: {
    id: 'promotions.apply.title',
    defaultMessage: 'Apply',
    description: 'Heading of the application form, and its button',
  },
  comment: {
    id: 'promotions.apply.comment',
    defaultMessage: 'Comment',
    description: 'Label of the text of an application',
  },
  commentRequired: {
    id: 'promotions.apply.comment.required',
    defaultMessage: 'Please write a comment',
    description: 'Under an empty comment that is needed',
  },
  pictures: {
    id: 'promotions.apply.pictures',
    defaultMessage: 'Pictures',
    description: 'Label of the pictures of an application',
  },
  addPicture: {
    id: 'promotions.apply.pictures.add',
    defaultMessage: 'Add pictures',
    description: 'Button that opens the choice of pictures',
  },
});

/** Why a picture was not taken. */
export const pictureMessages = defineMessages({
  type: {
    id: 'promotions.apply.pictures.type',
    defaultMessage: 'Only PNG and JPG pictures can be sent',
    description: 'When a file of another kind was chosen',
  },
  size: {
    id: 'promotions.apply.pictures.size',
    defaultMessage: 'A picture may have up to 5 MB',
    description: 'When a picture is too large',
  },
  count: {
    id: 'promotions.apply.pictures.count',
    defaultMessage: 'No more than 3 pictures can be sent',
    description: 'When too many pictures were chosen',
  },
});

export const picturesHint = defineMessage<{ limit: number }>({
  id: 'promotions.apply.pictures.hint',
  defaultMessage: 'PNG or JPG, up to 5 MB each, {limit} at most',
  description: 'Below the pictures of an application',
});

export const removePictureMessage = defineMessage<{ name: string }>({
  id: 'promotions.apply.pictures.remove',
  defaultMessage: 'Remove {name}',
  description: 'Spoken name of the button that takes a picture out again',
});

export const characterCountMessage = defineMessage<{ count: number; limit: number }>({
  id: 'promotions.apply.comment.count',
  defaultMessage: '{count, number} of {limit, number} characters',
  description: 'Below the comment of an application',
});

export const periodMessage = defineMessage<{ from: string; to: string }>({
  id: 'promotions.activity.period',
  defaultMessage: '{from} – {to}',
  description: 'First and last day of an activity',
});
