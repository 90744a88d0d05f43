const english = {
  balance: 'Balance', bet: 'Bet', less: 'Lower the bet', more: 'Raise the bet', spin: 'Spin', deal: 'Deal', place: 'Place bet', back: 'Back to the lobby',
  win: 'You win {amount}', lose: 'No win this time', tie: 'Tie', player: 'Player', banker: 'Banker', home: 'Home', draw: 'Draw', away: 'Away',
  choose: 'Choose first', funds: 'Your balance does not cover this bet', failed: 'That did not work. Please try again.', closed: 'This game is closed',
  reopen: 'Each start of a game is good for once. Go back and start it again.', script: 'The game needs JavaScript.', next: 'Next draw', last: 'Last draw',
  number: 'Your number: three digits, or one for the last digit', open: 'open', won: 'won', lost: 'lost', cancelled: 'cancelled', placed: 'Your bet stands for draw {numero}',
};
export type Words = typeof english;

const filipino: Words = {
  balance: 'Balanse', bet: 'Taya', less: 'Babaan ang taya', more: 'Taasan ang taya', spin: 'Paikutin', deal: 'Mamigay', place: 'Tumaya', back: 'Bumalik sa lobby',
  win: 'Panalo ka ng {amount}', lose: 'Walang panalo ngayon', tie: 'Tabla', player: 'Player', banker: 'Banker', home: 'Home', draw: 'Tabla', away: 'Away',
  choose: 'Pumili muna', funds: 'Kulang ang balanse para sa tayang ito', failed: 'Hindi gumana. Pakisubukan muli.', closed: 'Sarado na ang larong ito',
  reopen: 'Isang beses lang magagamit ang bawat simula ng laro. Bumalik at simulan muli.', script: 'Kailangan ng laro ang JavaScript.', next: 'Susunod na bola', last: 'Huling bola',
  number: 'Ang numero mo: tatlong digit, o isa para sa huling digit', open: 'bukas', won: 'panalo', lost: 'talo', cancelled: 'kinansela', placed: 'Nakataya ka na sa bola {numero}',
};

const portuguese: Words = {
  balance: 'Saldo', bet: 'Aposta', less: 'Diminuir a aposta', more: 'Aumentar a aposta', spin: 'Girar', deal: 'Dar cartas', place: 'Apostar', back: 'Voltar ao lobby',
  win: 'Você ganhou {amount}', lose: 'Sem prêmio desta vez', tie: 'Empate', player: 'Jogador', banker: 'Banca', home: 'Casa', draw: 'Empate', away: 'Fora',
  choose: 'Escolha primeiro', funds: 'Seu saldo não cobre esta aposta', failed: 'Não funcionou. Tente de novo.', closed: 'Este jogo está fechado',
  reopen: 'Cada abertura do jogo vale uma vez. Volte e abra de novo.', script: 'O jogo precisa de JavaScript.', next: 'Próximo sorteio', last: 'Último sorteio',
  number: 'Seu número: três dígitos, ou um para o último dígito', open: 'aberta', won: 'ganha', lost: 'perdida', cancelled: 'cancelada', placed: 'Sua aposta vale para o sorteio {numero}',
};

/** What a game says, in the language it was started in. */
export function wordsOf(language: string): Words {
  return language === 'TY' ? filipino : language === 'PT' ? portuguese : english;
}
