import type { Texts } from '../base/language';

/** An announcement; `content` is HTML, as an operator would write it. */
export interface AnnouncementContent {
  readonly id: string;
  /** PL players, H home, A agents. */
  readonly type: 'PL' | 'H' | 'A';
  readonly daysAgo: number;
  readonly title: Texts;
  readonly content: Texts;
}

export const announcementContents: readonly AnnouncementContent[] = [
  {
    id: 'faster-payouts',
    type: 'PL',
    daysAgo: 1,
    title: {
      EN: 'Withdrawals now arrive within minutes',
      TY: 'Ilang minuto na lang ang withdrawal',
      PT: 'Saques agora chegam em minutos',
    },
    content: {
      EN: '<p>Withdrawals to verified bank cards are now paid out <strong>within ten minutes</strong>, day and night.</p><p>Add your card in the security centre to be ready.</p>',
      TY: '<p>Ang withdrawal sa beripikadong bank card ay binabayaran na <strong>sa loob ng sampung minuto</strong>, araw man o gabi.</p><p>Idagdag ang card mo sa security center.</p>',
      PT: '<p>Saques para cartões verificados agora são pagos <strong>em até dez minutos</strong>, de dia ou de noite.</p><p>Cadastre seu cartão na central de segurança.</p>',
    },
  },
  {
    id: 'new-games',
    type: 'PL',
    daysAgo: 2,
    title: {
      EN: 'Twenty new slots this week',
      TY: 'Dalawampung bagong slot ngayong linggo',
      PT: 'Vinte novos slots nesta semana',
    },
    content: {
      EN: '<p>Look for the <em>New</em> tab in the slot lobby. Our favourites: <b>Sunken Crater Deluxe</b> and <b>Starlit Picnic 2</b>.</p>',
      TY: '<p>Hanapin ang tab na <em>New</em> sa slot lobby. Paborito namin: <b>Sunken Crater Deluxe</b> at <b>Starlit Picnic 2</b>.</p>',
      PT: '<p>Procure a aba <em>Novos</em> no lobby de slots. Nossos favoritos: <b>Sunken Crater Deluxe</b> e <b>Starlit Picnic 2</b>.</p>',
    },
  },
  {
    id: 'maintenance',
    type: 'PL',
    daysAgo: 4,
    title: {
      EN: 'Short maintenance on Tuesday, 04:00 to 04:30',
      TY: 'Maikling maintenance sa Martes, 04:00 hanggang 04:30',
      PT: 'Manutenção rápida na terça, das 04:00 às 04:30',
    },
    content: {
      EN: '<p>The cashier rests for half an hour. Games stay open, balances stay as they are.</p>',
      TY: '<p>Kalahating oras na pahinga ng cashier. Bukas pa rin ang mga laro at ligtas ang balanse.</p>',
      PT: '<p>O caixa ficará fora do ar por meia hora. Os jogos continuam abertos e os saldos não mudam.</p>',
    },
  },
  {
    id: 'play-well',
    type: 'H',
    daysAgo: 6,
    title: {
      EN: 'Play for fun, stop in time',
      TY: 'Maglaro para sa saya, huminto sa oras',
      PT: 'Jogue por diversão, pare na hora certa',
    },
    content: {
      EN: '<p>Set yourself a limit before you play. If it stops being fun, talk to us: we can close an account for a day or for good.</p>',
      TY: '<p>Magtakda ng limitasyon bago maglaro. Kung hindi na masaya, kausapin kami: maaari naming isara ang account nang isang araw o habambuhay.</p>',
      PT: '<p>Defina um limite antes de jogar. Se deixar de ser divertido, fale conosco: podemos fechar a conta por um dia ou para sempre.</p>',
    },
  },
  {
    id: 'agent-rates',
    type: 'A',
    daysAgo: 1,
    title: {
      EN: 'New rebate rates for live tables',
      TY: 'Bagong rebate para sa live tables',
      PT: 'Novas taxas de rebate nas mesas ao vivo',
    },
    content: {
      EN: '<p>From Monday your team earns more on live tables. See the rebate settings for your own rate.</p>',
      TY: '<p>Simula Lunes, mas malaki ang kita ng team mo sa live tables. Tingnan ang rebate settings.</p>',
      PT: '<p>A partir de segunda sua equipe ganha mais nas mesas ao vivo. Veja a sua taxa nas configurações.</p>',
    },
  },
  {
    id: 'agent-contest',
    type: 'A',
    daysAgo: 3,
    title: {
      EN: 'Agent contest of the month',
      TY: 'Paligsahan ng agent ngayong buwan',
      PT: 'Concurso de agentes do mês',
    },
    content: {
      EN: '<p>The ten teams with most new active members share the pool. Good luck!</p>',
      TY: '<p>Ang sampung team na may pinakamaraming bagong aktibong miyembro ang maghahati sa premyo. Good luck!</p>',
      PT: '<p>As dez equipes com mais novos membros ativos dividem o prêmio. Boa sorte!</p>',
    },
  },
];

/** A window that opens by itself: A for logged-in members, B for visitors, F at the first login. */
export interface PopupContent {
  readonly id: string;
  readonly execution: 'A' | 'B' | 'F';
  readonly link: string;
  readonly title: Texts;
  readonly content: Texts;
}

export const popupContents: readonly PopupContent[] = [
  {
    id: 'popup-visitor',
    execution: 'B',
    link: '/m/register',
    title: {
      EN: 'Welcome to {name}',
      TY: 'Maligayang pagdating sa {name}',
      PT: 'Bem-vindo à {name}',
    },
    content: {
      EN: '<p>Register today and get a <strong>100% bonus</strong> on your first deposit.</p>',
      TY: '<p>Magparehistro ngayon at makuha ang <strong>100% bonus</strong> sa unang deposito.</p>',
      PT: '<p>Cadastre-se hoje e receba <strong>100% de bônus</strong> no primeiro depósito.</p>',
    },
  },
  {
    id: 'popup-member',
    execution: 'A',
    link: '/m/rewardCenter',
    title: {
      EN: 'A reward is waiting',
      TY: 'May naghihintay na gantimpala',
      PT: 'Há uma recompensa para você',
    },
    content: {
      EN: '<p>Open the <a href="/m/rewardCenter">reward centre</a> and claim it before it expires.</p>',
      TY: '<p>Buksan ang <a href="/m/rewardCenter">reward center</a> at kunin ito bago mag-expire.</p>',
      PT: '<p>Abra a <a href="/m/rewardCenter">central de recompensas</a> e resgate antes que expire.</p>',
    },
  },
  {
    id: 'popup-weekend',
    execution: 'A',
    link: '/m/activity',
    title: {
      EN: 'Weekend on live tables',
      TY: 'Weekend sa live tables',
      PT: 'Fim de semana nas mesas ao vivo',
    },
    content: {
      EN: '<p>Saturday and Sunday: 1.2% back on every live bet.</p>',
      TY: '<p>Sabado at Linggo: 1.2% balik sa bawat live bet.</p>',
      PT: '<p>Sábado e domingo: 1,2% de volta em cada aposta ao vivo.</p>',
    },
  },
  {
    id: 'popup-first',
    execution: 'F',
    link: '/m/voucherCenter',
    title: {
      EN: 'Your account is ready',
      TY: 'Handa na ang account mo',
      PT: 'Sua conta está pronta',
    },
    content: {
      EN: '<p>Make your first deposit and play with double.</p>',
      TY: '<p>Magdeposito na at maglaro nang doble.</p>',
      PT: '<p>Faça o primeiro depósito e jogue com o dobro.</p>',
    },
  },
];
