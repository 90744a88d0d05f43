/** Teams of no real league; a number picks each one's badge. */
export const teams = [
  'Harbor Lions',
  'Sierra Norte',
  'Atlas Rovers',
  'Bay Comets',
  'Coral United',
  'Delta Wolves',
  'Emberton',
  'Foxfield',
  'Granite City',
  'Highland Kings',
  'Isla Verde',
  'Juniper Park',
  'Kestrel Town',
  'Lakeside',
  'Monsoon FC',
  'Northgate',
] as const;
