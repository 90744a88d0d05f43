import type { Texts } from '../base/language';

/** Help texts; `content` is HTML. */
export interface HelpContent {
  readonly id: string;
  readonly title: Texts;
  readonly content: Texts;
}

export const helpContents: readonly HelpContent[] = [
  {
    id: 'deposit',
    title: { EN: 'How do I deposit?', TY: 'Paano magdeposito?', PT: 'Como faço um depósito?' },
    content: {
      EN: '<ol><li>Open <b>Deposit</b> in the footer.</li><li>Choose a method and an amount.</li><li>Pay on the page that opens. Your balance changes within a minute.</li></ol>',
      TY: '<ol><li>Buksan ang <b>Deposito</b> sa ibaba.</li><li>Pumili ng paraan at halaga.</li><li>Magbayad sa pahinang bubukas. Magbabago ang balanse sa loob ng isang minuto.</li></ol>',
      PT: '<ol><li>Abra <b>Depósito</b> no rodapé.</li><li>Escolha um método e um valor.</li><li>Pague na página que se abre. O saldo muda em até um minuto.</li></ol>',
    },
  },
  {
    id: 'withdraw',
    title: { EN: 'How do I withdraw?', TY: 'Paano mag-withdraw?', PT: 'Como faço um saque?' },
    content: {
      EN: '<p>Set a payment password and add a bank card in the security centre. Then open <b>Withdraw</b>, enter an amount and confirm.</p>',
      TY: '<p>Magtakda ng payment password at magdagdag ng bank card sa security center. Saka buksan ang <b>Mag-withdraw</b>, ilagay ang halaga at kumpirmahin.</p>',
      PT: '<p>Defina uma senha de pagamento e cadastre um cartão na central de segurança. Depois abra <b>Saque</b>, informe o valor e confirme.</p>',
    },
  },
  {
    id: 'password',
    title: {
      EN: 'I forgot my password',
      TY: 'Nakalimutan ko ang password',
      PT: 'Esqueci minha senha',
    },
    content: {
      EN: '<p>Choose <b>Forgot password</b> on the login screen. We send a new one to your e-mail, or a code to your phone.</p>',
      TY: '<p>Piliin ang <b>Nakalimutan ang password</b> sa login. Magpapadala kami ng bago sa e-mail, o ng code sa telepono mo.</p>',
      PT: '<p>Escolha <b>Esqueci a senha</b> na tela de login. Enviamos uma nova por e-mail ou um código por celular.</p>',
    },
  },
  {
    id: 'bonus',
    title: {
      EN: 'How do bonuses work?',
      TY: 'Paano gumagana ang bonus?',
      PT: 'Como funcionam os bônus?',
    },
    content: {
      EN: '<p>Claim a bonus in the reward centre. It is added to your balance at once; some ask for a turnover before you withdraw.</p>',
      TY: '<p>Kunin ang bonus sa sentro ng gantimpala. Agad itong idadagdag sa balanse; ang ilan ay may turnover bago mag-withdraw.</p>',
      PT: '<p>Resgate o bônus na central de recompensas. Ele entra no saldo na hora; alguns exigem giro antes do saque.</p>',
    },
  },
  {
    id: 'limits',
    title: {
      EN: 'Can I set a limit?',
      TY: 'Pwede bang magtakda ng limitasyon?',
      PT: 'Posso definir um limite?',
    },
    content: {
      EN: '<p>Yes. Write to customer service, and we set a limit for a day, a week or a month, or close your account for a while.</p>',
      TY: '<p>Oo. Sumulat sa customer service at magtatakda kami ng limitasyon kada araw, linggo o buwan, o pansamantalang isasara ang account.</p>',
      PT: '<p>Sim. Fale com o atendimento e definimos um limite por dia, semana ou mês, ou fechamos a conta por um tempo.</p>',
    },
  },
  {
    id: 'agents',
    title: {
      EN: 'How do I become an agent?',
      TY: 'Paano maging agent?',
      PT: 'Como me torno agente?',
    },
    content: {
      EN: '<p>Ask customer service. As an agent you invite players with your own link and earn a share of their turnover.</p>',
      TY: '<p>Magtanong sa customer service. Bilang agent, nag-iimbita ka gamit ang sarili mong link at kumikita sa turnover nila.</p>',
      PT: '<p>Fale com o atendimento. Como agente você convida jogadores com seu link e ganha parte do giro deles.</p>',
    },
  },
];
