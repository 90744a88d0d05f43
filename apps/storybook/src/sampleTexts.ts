import { rewrittenAnswers, type FakeAnswers } from '@playhouse/fixtures';
import { getLanguage } from './texts';

/** Texts of the platform in a language, by id; null where one is not translated. */
export type PlatformTexts = Readonly<Record<string, string | null>>;

/** Values of the texts that have any. */
const values: Readonly<Record<string, string>> = {
  ...{ name: 'Playhouse', amount: '1,500.00', account: '**** 4821', times: '8' },
};

/** The platform's own text for each of the samples, which are English. */
const ids: Readonly<Record<string, string>> = {
  'Welcome bonus': 'banners.welcome.title',
  'Rainy season races': 'activities.tournament.title',
  'Invite your friends': 'banners.friends.title',
  'Scheduled upgrade on Monday, 03:00 to 04:00': 'announcements.maintenance.title',
  '<p>Deposits pause for an hour. <strong>Bets are not affected.</strong></p>':
    'announcements.maintenance.content',
  'New live tables by Mesa Live': 'announcements.new-games.title',
  '<p>Twelve tables, open around the clock.</p>': 'announcements.new-games.content',
  'Welcome, visitor': 'popups.visitor.title',
  'Good to see you': 'popups.member.title',
  'Your first login': 'popups.first.title',
  '<p>Claim your reward in the <a href="/m/rewardCenter">reward center</a>.</p>':
    'popups.member.content',
  'How do I deposit?': 'help.deposit.title',
  '<p>Open <em>Deposit</em> and choose a way to pay.</p>': 'help.deposit.content',
  'How long does a withdrawal take?': 'help.withdraw.title',
  '<p>Mostly less than an hour.</p>': 'help.withdraw.content',
  'I forgot my password': 'help.password.title',
  '<p>Use <em>Forgot password</em> on the login screen.</p>': 'help.password.content',
  'Five reels. Symbols alike on a line from the left win, and WILD stands for any that pays.':
    'games.short.slot.lines',
  'Big or small': 'games.lottery.choose',
  Big: 'games.lottery.big',
  'Your withdrawal was paid': 'letters.withdrawPaid.title',
  '<p>₱ 1,500.00 are on the way to your bank.</p>': 'letters.withdrawPaid.content',
  'Welcome aboard': 'letters.welcome.title',
  '<p>Thank you for joining. Have a look at the <a href="/m/activity">activities</a>.</p>':
    'letters.welcome.content',
  'Customer service': 'service.chat',
  'News channel': 'announcements.new-games.title',
  'Help group': 'service.vip',
  Community: 'service.chat',
  '<h2>How it works</h2><p>Deposit and play to receive the bonus.</p>':
    'activities.checkin.content',
  'Weekend spin': 'rewards.weekly.title',
  'Welcome gift': 'rewards.welcome.title',
  'Rainy day bonus': 'rewards.birthday.title',
  'November mission': 'promotions.missions.title',
  'Play 50 rounds': 'missions.rounds.title',
  'Weekly rebate': 'promotions.vip.title',
  'Birthday gift': 'rewards.birthday.title',
  'Personal manager': 'service.vip',
  'Bank transfer': 'methods.bank',
  'QR payment': 'methods.qr',
  Bank: 'instructions.bank',
  Account: 'instructions.account',
  'Our reference': 'instructions.reference',
  'The transfer did not arrive': 'letters.depositMissing.title',
  'Activity 1': 'activities.welcome.title',
  'Activity 2': 'activities.checkin.title',
  'Activity 3': 'activities.bigwin.title',
  'Activity 4': 'activities.livecash.title',
  'Activity 5': 'activities.tournament.title',
  'Activity 6': 'activities.anniversary.title',
  'Activity 7': 'promotions.missions.title',
  'Activity 8': 'promotions.vip.title',
  'Activity 9': 'rewards.birthday.title',
  'Activity 10': 'banners.rain.title',
};

/** A text of the samples as the platform says it; a name stays. */
export function sayByPlatform(text: string, texts: PlatformTexts): string {
  const id = ids[text];
  const said = id === undefined ? text : (texts[id] ?? text);
  return said.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? name);
}

const loaded = new Map<string, PlatformTexts>();

/** Fetches what the platform says in a language; Storybook serves it as the platform does. */
async function load(language: string): Promise<void> {
  if (loaded.has(language)) return;
  const answer = await fetch(`games/texts/${language}.json`);
  loaded.set(language, (await answer.json()) as PlatformTexts);
}

/** Fetches the platform's texts for a choice of the toolbar, and the English ones. */
export async function loadSampleTexts(choice: unknown): Promise<void> {
  await Promise.all([...new Set(['EN', getLanguage(choice)])].map(load));
}

/** Texts of the platform in a language that was fetched; in English the samples are part of it. */
export const listPlatformTexts = (language: string): readonly string[] => [
  ...(language === 'EN' ? Object.keys(ids) : []),
  ...Object.values(loaded.get(language) ?? {}).filter((text) => text !== null),
];

/** The platform's answers in a language of the toolbar: pseudo-locales are made from English. */
export function answersInLanguage(answers: FakeAnswers, choice: unknown): FakeAnswers {
  const texts = { ...loaded.get('EN'), ...loaded.get(getLanguage(choice)) };
  return rewrittenAnswers(answers, (text) => sayByPlatform(text, texts));
}
