/** Invented banks per currency. */
const byCurrency: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  PHP: [
    ['BAYANI', 'Bayani Bank'],
    ['ISLA', 'Isla Savings'],
    ['PEARL', 'Pearl Coast Bank'],
    ['SINAG', 'Sinag Rural Bank'],
    ['TALA', 'Tala Digital'],
  ],
  BRL: [
    ['BAYANI', 'Bayani Bank'],
    ['SERRA', 'Banco Serra Azul'],
    ['IPE', 'Banco Ipê'],
    ['MARE', 'Maré Digital'],
    ['AURORA', 'Aurora Financeira'],
  ],
};

export const listBanks = (currency: string) =>
  (byCurrency[currency] ?? byCurrency['PHP'] ?? []).map(([code, name]) => ({ code, name }));
