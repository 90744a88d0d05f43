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
    id: 'payouts',
    type: 'PL',
    daysAgo: 1,
    title: {
      EN: 'See where every withdrawal stands',
      TY: 'Tingnan ang lagay ng bawat withdrawal',
      PT: 'Veja em que pé está cada saque',
    },
    content: {
      EN: '<p>The <a href="/m/withdrawReport">withdrawal report</a> shows every withdrawal, and the reason when one is refused: its money is then back in your balance.</p><p>Add your card in the security centre to be ready.</p>',
      TY: '<p>Ipinapakita ng <a href="/m/withdrawReport">ulat ng withdrawal</a> ang bawat withdrawal, at ang dahilan kung tinanggihan: balik na sa balanse ang pera.</p><p>Idagdag ang card mo sa security center.</p>',
      PT: '<p>O <a href="/m/withdrawReport">relatório de saques</a> mostra cada saque, e o motivo quando um é recusado: o dinheiro então está de volta no saldo.</p><p>Cadastre seu cartão na central de segurança.</p>',
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
      TY: '<p>Hanapin ang tab na <em>Bago</em> sa lobby ng mga slot. Paborito namin: <b>Sunken Crater Deluxe</b> at <b>Starlit Picnic 2</b>.</p>',
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
    id: 'agent-days',
    type: 'A',
    daysAgo: 1,
    title: {
      EN: 'Every day is settled by itself',
      TY: 'Kusang isinasara ang bawat araw',
      PT: 'Cada dia é acertado sozinho',
    },
    content: {
      EN: '<p>Shortly after midnight the rebates and salaries of the day before are in your balance; dividends when the month is over. Each figure opens to what it is made of.</p>',
      TY: '<p>Pagkalampas ng hatinggabi, nasa balanse mo na ang rebate at sahod ng nagdaang araw; ang dividend, pagkatapos ng buwan. Nabubuksan ang bawat halaga para makita ang bumubuo rito.</p>',
      PT: '<p>Pouco depois da meia-noite os rebates e salários do dia anterior estão no seu saldo; os dividendos, ao fim do mês. Cada valor se abre e mostra de que é feito.</p>',
    },
  },
  {
    id: 'agent-rates',
    type: 'A',
    daysAgo: 3,
    title: {
      EN: 'Your rates, and your team’s',
      TY: 'Ang rate mo at ng team mo',
      PT: 'As suas taxas e as da equipe',
    },
    content: {
      EN: '<p>The rebate settings show your rate in every category, and what you pass on to your downlines.</p>',
      TY: '<p>Makikita sa mga setting ng rebate ang rate mo sa bawat kategorya at ang ipinapasa mo sa mga downline.</p>',
      PT: '<p>As configurações de rebate mostram a sua taxa em cada categoria e o que você repassa aos seus afiliados.</p>',
    },
  },
];

/** A window that opens by itself: A for logged-in members, B for visitors, F at the first login. */
export interface PopupContent {
  readonly id: string;
  readonly execution: 'A' | 'B' | 'F';
  readonly link: string;
  /** Whose picture stands above its words; one of home's own costs no request where it opens by itself. */
  readonly banner: string;
  readonly title: Texts;
  readonly content: Texts;
}

export const popupContents: readonly PopupContent[] = [
  {
    id: 'popup-visitor',
    execution: 'B',
    link: '/m/register',
    banner: 'welcome',
    title: {
      EN: 'Welcome to {name}',
      TY: 'Maligayang pagdating sa {name}',
      PT: 'Bem-vindo à {name}',
    },
    content: {
      EN: '<p>Register, join the welcome bonus, and your first deposit of 100 or more is <strong>doubled</strong>.</p>',
      TY: '<p>Magparehistro, sumali sa bonus sa pagsali, at <strong>dodoblehin</strong> ang unang deposito mong 100 o higit pa.</p>',
      PT: '<p>Cadastre-se, participe do bônus de boas-vindas e o primeiro depósito de 100 ou mais é <strong>dobrado</strong>.</p>',
    },
  },
  {
    id: 'popup-member',
    execution: 'A',
    link: '/m/rewardCenter',
    banner: 'rewards',
    title: {
      EN: 'Look for your rewards',
      TY: 'Tingnan ang mga gantimpala mo',
      PT: 'Veja as suas recompensas',
    },
    content: {
      EN: '<p>What you are given waits in the <a href="/m/rewardCenter">reward centre</a>: claim it before it expires.</p>',
      TY: '<p>Naghihintay sa <a href="/m/rewardCenter">sentro ng gantimpala</a> ang ibinigay sa iyo: kunin bago mag-expire.</p>',
      PT: '<p>O que você ganha espera na <a href="/m/rewardCenter">central de recompensas</a>: resgate antes que expire.</p>',
    },
  },
  {
    id: 'popup-weekend',
    execution: 'A',
    link: '/m/activityInfo?id=livecash',
    banner: 'activity-livecash',
    title: {
      EN: 'Weekend on live tables',
      TY: 'Sabado at Linggo sa mga live na mesa',
      PT: 'Fim de semana nas mesas ao vivo',
    },
    content: {
      EN: '<p>Join live cashback, and 1.2% of your live bets of Saturday and Sunday comes back on Monday.</p>',
      TY: '<p>Sumali sa cashback sa live, at 1.2% ng mga taya mo roon tuwing Sabado at Linggo ang babalik sa Lunes.</p>',
      PT: '<p>Participe do cashback ao vivo: 1,2% das apostas de sábado e domingo volta na segunda.</p>',
    },
  },
  {
    id: 'popup-first',
    execution: 'F',
    link: '/m/activityInfo?id=welcome',
    banner: 'welcome',
    title: {
      EN: 'Your account is ready',
      TY: 'Handa na ang account mo',
      PT: 'Sua conta está pronta',
    },
    content: {
      EN: '<p>Join the welcome bonus before your first deposit: one of 100 or more is doubled.</p>',
      TY: '<p>Sumali sa bonus sa pagsali bago ang unang deposito: ang 100 o higit pa ay dodoblehin.</p>',
      PT: '<p>Participe do bônus de boas-vindas antes do primeiro depósito: o de 100 ou mais é dobrado.</p>',
    },
  },
];
