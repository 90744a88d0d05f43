import type { Texts } from '../base/language';

/** What a wide picture shows: a subject, its colours, a headline and a line. */
export interface Headline {
  readonly motif: string;
  readonly palette: number;
  readonly title: Texts;
  readonly line: Texts;
}

/** A banner: a headline over a generated picture, and where it leads. */
export interface BannerContent extends Headline {
  readonly id: string;
  /** Group of screens on which it is shown: home or registration. */
  readonly group: 'm_home' | 'm_reg';
  readonly link: string;
  /** Who it is meant for. @default everybody */
  readonly audience?: 'visitors' | 'members';
}

export const bannerContents: readonly BannerContent[] = [
  {
    id: 'welcome',
    motif: 'chest',
    palette: 1,
    group: 'm_home',
    audience: 'visitors',
    link: '/m/activityInfo?id=welcome',
    title: { EN: '100% welcome bonus', TY: '100% bonus sa pagsali', PT: 'Bônus de 100%' },
    line: {
      EN: 'Double your first deposit',
      TY: 'Doblehin ang unang deposito',
      PT: 'Dobre o primeiro depósito',
    },
  },
  {
    id: 'rewards',
    motif: 'chest',
    palette: 1,
    group: 'm_home',
    audience: 'members',
    link: '/m/rewardCenter',
    title: { EN: 'Your rewards', TY: 'Mga gantimpala mo', PT: 'Suas recompensas' },
    line: { EN: 'Claim them in time', TY: 'Kunin sa oras', PT: 'Resgate a tempo' },
  },
  {
    id: 'rain',
    motif: 'lantern',
    palette: 2,
    group: 'm_home',
    link: '/m/activity',
    title: { EN: 'Red envelope rain', TY: 'Ulan ng ampao', PT: 'Chuva de envelopes' },
    line: {
      EN: 'Every hour, for everyone',
      TY: 'Kada oras, para sa lahat',
      PT: 'A cada hora, para todos',
    },
  },
  {
    id: 'slots',
    motif: 'seven',
    palette: 0,
    group: 'm_home',
    link: '/m/gameList?gameType=RNG',
    title: { EN: '360+ slots', TY: '360+ na slot', PT: 'Mais de 360 slots' },
    line: { EN: 'New titles every week', TY: 'May bago bawat linggo', PT: 'Novidades toda semana' },
  },
  {
    id: 'live',
    motif: 'roulette',
    palette: 3,
    group: 'm_home',
    link: '/m/gameList?gameType=LIVE',
    title: {
      EN: 'Live tables, day and night',
      TY: 'Mga live na mesa, araw at gabi',
      PT: 'Mesas ao vivo 24 horas',
    },
    line: { EN: 'Take your seat', TY: 'Umupo na sa mesa', PT: 'Ocupe o seu lugar' },
  },
  {
    id: 'friends',
    motif: 'crown',
    palette: 8,
    group: 'm_home',
    link: '/m/inviteFriends',
    title: {
      EN: 'Invite friends, earn together',
      TY: 'Mag-imbita, sabay kumita',
      PT: 'Convide e ganhe junto',
    },
    line: {
      EN: 'Your link, your reward',
      TY: 'Link mo, gantimpala mo',
      PT: 'Seu link, sua recompensa',
    },
  },
  {
    id: 'join',
    motif: 'starry',
    palette: 4,
    group: 'm_reg',
    link: '/m/activityInfo?id=welcome',
    title: { EN: 'Join in a minute', TY: 'Sumali sa isang minuto', PT: 'Cadastre-se em um minuto' },
    line: {
      EN: 'Your first reward waits',
      TY: 'Naghihintay ang una mong gantimpala',
      PT: 'Sua primeira recompensa espera',
    },
  },
];
