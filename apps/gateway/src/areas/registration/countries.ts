const lines =
  'AE United Arab Emirates 971|AR Argentina 54|AU Australia 61|BD Bangladesh 880|BR Brazil 55|CA Canada 1|CL Chile 56|CN China 86|CO Colombia 57|DE Germany 49|ES Spain 34|FR France 33|GB United Kingdom 44|HK Hong Kong 852|ID Indonesia 62|IN India 91|IT Italy 39|JP Japan 81|KH Cambodia 855|KR South Korea 82|LA Laos 856|MM Myanmar 95|MO Macao 853|MX Mexico 52|MY Malaysia 60|NZ New Zealand 64|PE Peru 51|PH Philippines 63|PT Portugal 351|SA Saudi Arabia 966|SG Singapore 65|TH Thailand 66|TW Taiwan 886|US United States 1|VN Vietnam 84';

/** Countries with their dialling codes; the merchant's own first. */
export function listCountries(dialingCode: string) {
  const all = lines.split('|').map((line) => {
    const [, code = '', name = '', dialing = ''] = /^(\S+) (.+) (\d+)$/.exec(line) ?? [];
    return { code, name, dialingCode: dialing };
  });
  return [...all].sort(
    (one, other) =>
      Number(other.dialingCode === dialingCode) - Number(one.dialingCode === dialingCode),
  );
}
