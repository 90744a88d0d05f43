import type { Texts } from '../base/language';
import type { Promotion } from './promotion';

/** An activity: a promotion that members see and take part in; `content` is HTML. */
export interface ActivityContent extends Promotion {
  readonly category: 'NEW' | 'DAILY' | 'LIVE' | 'SLOT';
  readonly motif: string;
  readonly palette: number;
  readonly line: Texts;
  readonly content: Texts;
}

/** Prizes by place: so often so much. */
const prizes = (...steps: readonly (readonly [times: number, amount: number])[]) =>
  steps.flatMap(([times, amount]) => Array.from({ length: times }, () => amount));

export const activityContents: readonly ActivityContent[] = [
  {
    id: 'welcome',
    category: 'NEW',
    motif: 'chest',
    palette: 1,
    pays: { by: 'firstDeposit', least: 100 },
    timesStaked: 8,
    startDays: -90,
    title: { EN: '100% welcome bonus', TY: '100% bonus sa pagsali', PT: 'Bônus de 100%' },
    line: { EN: 'On your first deposit', TY: 'Sa unang deposito', PT: 'No primeiro depósito' },
    content: {
      EN: '<h3>How it works</h3><ol><li>Join before your first deposit.</li><li>Deposit at least 100.</li><li>Your bonus is added at once.</li></ol><p>Turnover: 8 times deposit and bonus.</p>',
      TY: '<h3>Paano ito gumagana</h3><ol><li>Sumali bago ang unang deposito.</li><li>Magdeposito ng hindi bababa sa 100.</li><li>Agad idadagdag ang bonus.</li></ol><p>Turnover: 8 beses ng deposito at bonus.</p>',
      PT: '<h3>Como funciona</h3><ol><li>Participe antes do primeiro depósito.</li><li>Deposite pelo menos 100.</li><li>O bônus entra na hora.</li></ol><p>Giro: 8 vezes o depósito e o bônus.</p>',
    },
  },
  {
    id: 'checkin',
    category: 'DAILY',
    motif: 'sunburst',
    palette: 6,
    pays: { by: 'claim', amount: 5, daily: true },
    startDays: -30,
    title: { EN: 'Daily gift', TY: 'Regalo araw-araw', PT: 'Presente do dia' },
    line: { EN: 'Five for everyone', TY: 'Lima para sa lahat', PT: 'Cinco para todos' },
    content: {
      EN: '<p>Claim <b>5</b> every day, no strings attached.</p>',
      TY: '<p>Kunin ang <b>5</b> araw-araw, walang kondisyon.</p>',
      PT: '<p>Resgate <b>5</b> todos os dias, sem condições.</p>',
    },
  },
  {
    id: 'bigwin',
    category: 'SLOT',
    motif: 'seven',
    palette: 0,
    pays: { by: 'review', amount: 20 },
    startDays: -10,
    endDays: 40,
    title: {
      EN: 'Show your big win',
      TY: 'Ipakita ang malaking panalo',
      PT: 'Mostre seu grande prêmio',
    },
    line: {
      EN: 'Pictures that pay',
      TY: 'Larawang may gantimpala',
      PT: 'Fotos que valem prêmio',
    },
    content: {
      EN: '<p>Send up to three pictures of a win of yours with a short comment. A person looks at them; if they show your win, <b>20</b> is added to your balance, else you read here why not. Once for each member.</p>',
      TY: '<p>Magpadala ng hanggang tatlong larawan ng panalo mo na may maikling komento. May taong titingin; kung ipinapakita nito ang panalo mo, <b>20</b> ang idadagdag sa balanse, kung hindi ay mababasa mo rito ang dahilan. Isang beses bawat miyembro.</p>',
      PT: '<p>Envie até três fotos de um prêmio seu com um comentário curto. Uma pessoa olha; se mostram o seu prêmio, <b>20</b> entra no saldo, senão você lê aqui o motivo. Uma vez por membro.</p>',
    },
  },
  {
    id: 'livecash',
    category: 'LIVE',
    motif: 'roulette',
    palette: 3,
    pays: { by: 'share', category: 'LIVE', days: [6, 7], percent: 1.2 },
    timesStaked: 1,
    startDays: -5,
    title: {
      EN: 'Live cashback 1.2%',
      TY: 'Cashback na 1.2% sa live',
      PT: 'Cashback ao vivo 1,2%',
    },
    line: { EN: 'Every weekend', TY: 'Tuwing Sabado at Linggo', PT: 'Todo fim de semana' },
    content: {
      EN: '<p>Join once. From then on, 1.2% of your live bets on Saturdays and Sundays comes back on Monday.</p><p>Turnover: 1 time what came back.</p>',
      TY: '<p>Sumali nang isang beses. Mula noon, 1.2% ng live bets mo tuwing Sabado at Linggo ang babalik sa Lunes.</p><p>Turnover: 1 beses ng ibinalik.</p>',
      PT: '<p>Participe uma vez. A partir daí, 1,2% das suas apostas ao vivo de sábado e domingo volta na segunda.</p><p>Giro: 1 vez o que voltou.</p>',
    },
  },
  {
    id: 'tournament',
    category: 'SLOT',
    motif: 'trophy',
    palette: 4,
    pays: {
      by: 'rank',
      category: 'RNG',
      prizes: prizes([1, 10_000], [1, 5_000], [1, 3_000], [7, 1_000], [40, 100]),
    },
    startDays: 6,
    endDays: 19,
    title: { EN: 'Slot tournament', TY: 'Paligsahan sa slot', PT: 'Torneio de slots' },
    line: { EN: '50 prizes', TY: '50 na premyo', PT: '50 prêmios' },
    content: {
      EN: '<p>Join and play slots for two weeks: one point for each whole unit you stake after joining. The 50 with most points are paid when it is over.</p><ul><li>First: 10,000</li><li>Second: 5,000</li><li>Third: 3,000</li><li>Places 4 to 10: 1,000 each</li><li>Places 11 to 50: 100 each</li></ul>',
      TY: '<p>Sumali at maglaro ng slots sa loob ng dalawang linggo: isang puntos sa bawat buong unit na itinaya mo pagkasali. Babayaran ang 50 na may pinakamaraming puntos pagkatapos.</p><ul><li>Una: 10,000</li><li>Ikalawa: 5,000</li><li>Ikatlo: 3,000</li><li>Ika-4 hanggang ika-10: tig-1,000</li><li>Ika-11 hanggang ika-50: tig-100</li></ul>',
      PT: '<p>Participe e jogue slots por duas semanas: um ponto por unidade inteira apostada depois de participar. Os 50 com mais pontos recebem no fim.</p><ul><li>Primeiro: 10.000</li><li>Segundo: 5.000</li><li>Terceiro: 3.000</li><li>Lugares 4 a 10: 1.000 cada</li><li>Lugares 11 a 50: 100 cada</li></ul>',
    },
  },
  {
    id: 'anniversary',
    category: 'DAILY',
    motif: 'crown',
    palette: 5,
    pays: { by: 'claim', amount: 10 },
    startDays: -60,
    endDays: -3,
    title: { EN: 'Anniversary party', TY: 'Anibersaryo', PT: 'Festa de aniversário' },
    line: { EN: 'Thank you all', TY: 'Salamat sa inyo', PT: 'Obrigado a todos' },
    content: {
      EN: '<p>The party is over. Until next year!</p>',
      TY: '<p>Tapos na ang party. Hanggang sa susunod na taon!</p>',
      PT: '<p>A festa acabou. Até o ano que vem!</p>',
    },
  },
];
