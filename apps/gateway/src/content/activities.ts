import type { Texts } from '../base/language';

/** An activity; days are relative to today, `content` is HTML. */
export interface ActivityContent {
  readonly id: string;
  readonly category: 'NEW' | 'DAILY' | 'LIVE' | 'SLOT';
  readonly motif: string;
  readonly palette: number;
  /** What a member may do: join at once, apply with a comment and pictures, or claim a reward. */
  readonly action: 'join' | 'apply' | 'claim';
  readonly startDays: number;
  readonly endDays: number;
  /** In major units, for activities that are claimed. */
  readonly reward?: number;
  readonly title: Texts;
  readonly line: Texts;
  readonly content: Texts;
}

export const activityContents: readonly ActivityContent[] = [
  {
    id: 'welcome',
    category: 'NEW',
    motif: 'chest',
    palette: 1,
    action: 'join',
    startDays: -90,
    endDays: 90,
    title: { EN: '100% welcome bonus', TY: '100% welcome bonus', PT: 'Bônus de 100%' },
    line: { EN: 'On your first deposit', TY: 'Sa unang deposito', PT: 'No primeiro depósito' },
    content: {
      EN: '<h3>How it works</h3><ol><li>Join before your first deposit.</li><li>Deposit at least 100.</li><li>Your bonus is added at once.</li></ol><p>Turnover: eight times deposit and bonus.</p>',
      TY: '<h3>Paano ito gumagana</h3><ol><li>Sumali bago ang unang deposito.</li><li>Magdeposito ng hindi bababa sa 100.</li><li>Agad idadagdag ang bonus.</li></ol><p>Turnover: walong beses ng deposito at bonus.</p>',
      PT: '<h3>Como funciona</h3><ol><li>Participe antes do primeiro depósito.</li><li>Deposite pelo menos 100.</li><li>O bônus entra na hora.</li></ol><p>Giro: oito vezes o depósito e o bônus.</p>',
    },
  },
  {
    id: 'checkin',
    category: 'DAILY',
    motif: 'sunburst',
    palette: 6,
    action: 'claim',
    startDays: -30,
    endDays: 60,
    reward: 5,
    title: { EN: 'Daily gift', TY: 'Regalo araw-araw', PT: 'Presente do dia' },
    line: { EN: 'Five for everyone', TY: 'Lima para sa lahat', PT: 'Cinco para todos' },
    content: {
      EN: '<p>Claim <b>5</b> once, no strings attached.</p>',
      TY: '<p>Kunin ang <b>5</b> nang isang beses, walang kondisyon.</p>',
      PT: '<p>Resgate <b>5</b> uma vez, sem condições.</p>',
    },
  },
  {
    id: 'bigwin',
    category: 'SLOT',
    motif: 'seven',
    palette: 0,
    action: 'apply',
    startDays: -10,
    endDays: 40,
    title: {
      EN: 'Show your big win',
      TY: 'Ipakita ang malaking panalo',
      PT: 'Mostre seu grande prêmio',
    },
    line: {
      EN: 'A prize for every picture',
      TY: 'Premyo sa bawat larawan',
      PT: 'Um prêmio por foto',
    },
    content: {
      EN: '<p>Send up to three pictures of your win with a short comment. We look at every one within a day.</p>',
      TY: '<p>Magpadala ng hanggang tatlong larawan ng panalo mo na may maikling komento. Titingnan namin sa loob ng isang araw.</p>',
      PT: '<p>Envie até três fotos do seu prêmio com um comentário curto. Olhamos todas em um dia.</p>',
    },
  },
  {
    id: 'livecash',
    category: 'LIVE',
    motif: 'roulette',
    palette: 3,
    action: 'join',
    startDays: -5,
    endDays: 25,
    title: { EN: 'Live cashback 1.2%', TY: 'Live cashback 1.2%', PT: 'Cashback ao vivo 1,2%' },
    line: { EN: 'Every weekend', TY: 'Tuwing weekend', PT: 'Todo fim de semana' },
    content: {
      EN: '<p>Join once; every weekend 1.2% of your live bets comes back on Monday.</p>',
      TY: '<p>Sumali nang isang beses; tuwing weekend, 1.2% ng live bets mo ang babalik sa Lunes.</p>',
      PT: '<p>Participe uma vez; todo fim de semana 1,2% das apostas ao vivo volta na segunda.</p>',
    },
  },
  {
    id: 'tournament',
    category: 'SLOT',
    motif: 'trophy',
    palette: 4,
    action: 'join',
    startDays: 6,
    endDays: 20,
    title: { EN: 'Slot tournament', TY: 'Slot tournament', PT: 'Torneio de slots' },
    line: { EN: 'Coming soon', TY: 'Malapit na', PT: 'Em breve' },
    content: {
      EN: '<p>Two weeks, one leader board, fifty prizes.</p>',
      TY: '<p>Dalawang linggo, isang leader board, limampung premyo.</p>',
      PT: '<p>Duas semanas, um ranking, cinquenta prêmios.</p>',
    },
  },
  {
    id: 'anniversary',
    category: 'DAILY',
    motif: 'crown',
    palette: 5,
    action: 'claim',
    startDays: -60,
    endDays: -2,
    reward: 10,
    title: { EN: 'Anniversary party', TY: 'Anibersaryo', PT: 'Festa de aniversário' },
    line: { EN: 'Thank you all', TY: 'Salamat sa inyo', PT: 'Obrigado a todos' },
    content: {
      EN: '<p>The party is over. Until next year!</p>',
      TY: '<p>Tapos na ang party. Hanggang sa susunod na taon!</p>',
      PT: '<p>A festa acabou. Até o ano que vem!</p>',
    },
  },
];
