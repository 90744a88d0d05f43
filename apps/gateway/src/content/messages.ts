import type { Texts } from '../base/language';

/** Letters of the message centre by the key under which a member's inbox names them; `content` is HTML. */
export const messageContents: Readonly<
  Record<string, { readonly title: Texts; readonly content: Texts }>
> = {
  welcome: {
    title: {
      EN: 'Welcome to {name}',
      TY: 'Maligayang pagdating sa {name}',
      PT: 'Bem-vindo à {name}',
    },
    content: {
      EN: '<p>It is good to have you here. Your welcome reward waits in the <a href="/m/rewardCenter">reward centre</a>.</p>',
      TY: '<p>Masaya kaming narito ka. Naghihintay ang pambungad na gantimpala sa <a href="/m/rewardCenter">sentro ng gantimpala</a>.</p>',
      PT: '<p>É bom ter você aqui. Sua recompensa está na <a href="/m/rewardCenter">central de recompensas</a>.</p>',
    },
  },
  bonus: {
    title: {
      EN: 'A weekly bonus for you',
      TY: 'Lingguhang bonus para sa iyo',
      PT: 'Um bônus semanal para você',
    },
    content: {
      EN: '<p>You played last week, so a small bonus is yours. Claim it within seven days.</p>',
      TY: '<p>Naglaro ka noong nakaraang linggo, kaya may munting bonus ka. Kunin sa loob ng pitong araw.</p>',
      PT: '<p>Você jogou na semana passada e ganhou um pequeno bônus. Resgate em sete dias.</p>',
    },
  },
  security: {
    title: {
      EN: 'Keep your account safe',
      TY: 'Panatilihing ligtas ang account',
      PT: 'Proteja sua conta',
    },
    content: {
      EN: '<p>We never ask for your password. Set a payment password in the <a href="/m/securityCenter">security centre</a>.</p>',
      TY: '<p>Hindi namin kailanman hinihingi ang password mo. Magtakda ng payment password sa <a href="/m/securityCenter">security center</a>.</p>',
      PT: '<p>Nunca pedimos sua senha. Defina uma senha de pagamento na <a href="/m/securityCenter">central de segurança</a>.</p>',
    },
  },
  tournament: {
    title: { EN: 'Slot tournament', TY: 'Paligsahan sa slot', PT: 'Torneio de slots' },
    content: {
      EN: '<p>Two weeks, 50 prizes: <a href="/m/activityInfo?id=tournament">join when it begins</a>.</p>',
      TY: '<p>Dalawang linggo, 50 na premyo: <a href="/m/activityInfo?id=tournament">sumali kapag nagsimula</a>.</p>',
      PT: '<p>Duas semanas, 50 prêmios: <a href="/m/activityInfo?id=tournament">participe quando começar</a>.</p>',
    },
  },
  deposit: {
    title: { EN: 'Deposit received', TY: 'Natanggap ang deposito', PT: 'Depósito recebido' },
    content: {
      EN: '<p>Your deposit of <b>{amount}</b> is in your wallet.</p>',
      TY: '<p>Nasa wallet mo na ang deposito mong <b>{amount}</b>.</p>',
      PT: '<p>Seu depósito de <b>{amount}</b> está na carteira.</p>',
    },
  },
};

/** Names of rewards by their key. */
export const rewardTitles: Readonly<Record<string, Texts>> = {
  welcome: { EN: 'Welcome reward', TY: 'Pambungad na gantimpala', PT: 'Recompensa de boas-vindas' },
  weekly: { EN: 'Weekly bonus', TY: 'Lingguhang bonus', PT: 'Bônus semanal' },
  birthday: { EN: 'Birthday gift', TY: 'Regalo sa kaarawan', PT: 'Presente de aniversário' },
  activity: { EN: 'Activity reward', TY: 'Gantimpala sa aktibidad', PT: 'Recompensa de atividade' },
};
