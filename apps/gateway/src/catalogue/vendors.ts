/** A maker of games. `categories` gives how many games of each category it supplies. */
export interface VendorSeed {
  readonly code: string;
  readonly name: string;
  readonly categories: Readonly<Record<string, number>>;
}

const vendor = (code: string, name: string, categories: Readonly<Record<string, number>>) => ({
  code,
  name,
  categories,
});

/** Invented makers, in the order in which the lobby lists them. Codes with a rule of their own (LAUNCH-01) are the platform's. */
export const vendorSeeds: readonly VendorSeed[] = [
  vendor('LRF', 'Lumareef', { RNG: 44, FISH: 6 }),
  vendor('KLX', 'Kalyx Forge', { RNG: 40 }),
  vendor('CPF', 'Copperfinch', { RNG: 36 }),
  vendor('NB9', 'Nimbus Nine', { RNG: 34 }),
  vendor('VTL', 'Vantelo', { RNG: 32, PVP: 8 }),
  vendor('ORK', 'Orikami', { RNG: 30, FISH: 8 }),
  vendor('SLT', 'Saltwind', { RNG: 28 }),
  vendor('QRZ', 'Quarzal', { RNG: 28 }),
  vendor('MBX', 'Mambello', { RNG: 26 }),
  vendor('TND', 'Tindera Play', { RNG: 24, INHOUSE: 4 }),
  vendor('HLX', 'Halcyra', { RNG: 22 }),
  vendor('PXG', 'Pixagon', { RNG: 20, PVP: 6 }),
  vendor('DPB', 'Deepbloom', { FISH: 12 }),
  vendor('ANG', 'Anglerium', { FISH: 10 }),
  vendor('VLV', 'Velvara Live', { LIVE: 20 }),
  vendor('CRL', 'Carmelia', { LIVE: 18 }),
  vendor('SGN', 'Signora Studio', { LIVE: 16 }),
  vendor('EVT', 'Eventide', { LIVE: 12 }),
  vendor('JKR', 'Jokarta', { PVP: 16 }),
  vendor('TRB', 'Trebolla', { PVP: 14 }),
  vendor('BRD', 'Bordera Tiles', { PVP: 12 }),
  vendor('FXG', 'Foxglove Tables', { PVP: 10 }),
  vendor('SPX', 'Sportara', { SPORTS: 8 }),
  vendor('GRD', 'Gridline', { SPORTS: 8 }),
  vendor('OLE', 'Olegola', { SPORTS: 6 }),
  vendor('TF', 'Thunderfield', { ESPORTS: 10 }),
  vendor('DS88', 'Derby Spur', { COCKFIGHT: 5 }),
  vendor('LOTT', 'Kapuluan Lotto', { LOTT: 14 }),
  vendor('TCG_LOTTO_VN', 'Mekong Draw', { LOTT: 8 }),
  vendor('TCG_SEA', 'Sea Breeze Draw', { ELOTT: 6 }),
  vendor('ELOTT', 'Swiftdraw', { ELOTT: 14 }),
  vendor('PLH', 'Playhouse Originals', { INHOUSE: 18 }),
];
