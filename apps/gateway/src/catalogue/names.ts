import type { MotifName } from '../art/motifs';

/** A word that names a game, with the subject its picture shows. */
export type Subject = readonly [word: string, motif: MotifName];

export const slotSubjects: readonly Subject[] = [
  ['Bull', 'bull'], ['Toro', 'bull'], ['Dragon', 'dragon'], ['Wyrm', 'dragon'], ['Fox', 'fox'], ['Vixen', 'fox'],
  ['Owl', 'owl'], ['Night Owl', 'owl'], ['Panda', 'panda'], ['Bamboo Bear', 'panda'], ['Peacock', 'peacock'], ['Plume', 'peacock'],
  ['Tiger', 'tiger'], ['Stripes', 'tiger'], ['Wolf', 'wolf'], ['Howl', 'wolf'], ['Bars', 'bar'], ['Bells', 'bell'],
  ['Sweets', 'candy'], ['Sugar Rush Hour', 'candy'], ['Cherries', 'cherries'], ['Orchard', 'cherries'], ['Vineyard', 'grapes'], ['Harvest', 'grapes'],
  ['Melons', 'melon'], ['Picnic', 'melon'], ['Citrus', 'orange'], ['Zest', 'orange'], ['Coins', 'coin'], ['Fortune', 'coin'], ['Treasury', 'coin'],
  ['Crown', 'crown'], ['Kingdom', 'crown'], ['Diamonds', 'gem'], ['Jewels', 'gem'], ['Crystals', 'gem'], ['Moon', 'moon'], ['Midnight', 'moon'],
  ['Ring', 'ring'], ['Vows', 'ring'], ['Sevens', 'seven'], ['Stars', 'starry'], ['Galaxy', 'starry'], ['Sun', 'sunburst'], ['Daybreak', 'sunburst'],
  ['Blossom', 'blossom'], ['Sakura Lane', 'blossom'], ['Thunder', 'bolt'], ['Voltage', 'bolt'], ['Clover', 'clover'], ['Meadow', 'clover'],
  ['Ember', 'flame'], ['Inferno', 'flame'], ['Canopy', 'leaf'], ['Rainforest', 'leaf'], ['Lotus', 'lotus'], ['Pond', 'lotus'], ['Rose', 'rose'], ['Garden', 'rose'],
  ['Frost', 'snow'], ['Winter', 'snow'], ['Volcano', 'volcano'], ['Crater', 'volcano'], ['Tide', 'wave'], ['Surf', 'wave'],
  ['Almanac', 'book'], ['Grimoire', 'book'], ['Chest', 'chest'], ['Hoard', 'chest'], ['Key', 'key'], ['Vault', 'key'], ['Lantern', 'lantern'], ['Festival', 'lantern'],
  ['Masquerade', 'mask'], ['Carnival', 'mask'], ['Elixir', 'potion'], ['Alchemist', 'potion'], ['Pyramid', 'pyramid'], ['Oasis', 'pyramid'],
  ['Rocket', 'rocket'], ['Orbit', 'rocket'], ['Shield', 'shield'], ['Guardian', 'shield'], ['Galleon', 'ship'], ['Corsair', 'ship'],
  ['Blades', 'swords'], ['Duel', 'swords'], ['Temple', 'temple'], ['Olympia', 'temple'], ['Wheel', 'wheel'], ['Pearl', 'pearl'], ['Lagoon', 'turtle'], ['Trident', 'trident'],
];

export const slotAdjectives: readonly string[] = [
  'Golden', 'Mystic', 'Emerald', 'Royal', 'Wild', 'Lucky', 'Crimson', 'Sapphire', 'Hidden', 'Electric', 'Grand', 'Velvet', 'Silver', 'Amber',
  'Midnight', 'Blazing', 'Secret', 'Jade', 'Cosmic', 'Sunken', 'Twin', 'Triple', 'Mighty', 'Dancing', 'Neon', 'Ancient', 'Sunny', 'Magic', 'Ruby',
  'Island', 'Coral', 'Northern', 'Desert', 'Tropic', 'Starlit', 'Burning', 'Eternal', 'Lost', 'Brave', 'Sweet',
];

export const slotEndings: readonly string[] = [
  '', '', '', '', 'Deluxe', 'Rush', 'Ways', 'Jackpots', 'Link', '2', 'Hold & Spin', 'Express', 'Riches', 'XL', 'Night',
];

export const fixedNames: Readonly<Record<string, readonly Subject[]>> = {
  FISH: [
    ['Deep Reef Hunter', 'fish'], ['Shark Bay', 'shark'], ['Octopus King', 'octopus'], ['Crab Parade', 'crab'], ['Pearl Divers', 'pearl'], ['Turtle Cove', 'turtle'],
    ['Trident Storm', 'trident'], ['Lagoon Blaster', 'fish'], ['Megalo Rush', 'shark'], ['Kraken Quest', 'octopus'], ['Golden Claw', 'crab'], ['Ocean Treasure', 'chest'],
    ['Coral Cannon', 'fish'], ['Hammerhead Alley', 'shark'], ['Ink Attack', 'octopus'], ['Crab Boss', 'crab'], ['Clam Fortune', 'pearl'], ['Sea Elder', 'turtle'],
    ['Poseidia', 'trident'], ['Koi Carnival', 'fish'], ['Reef Riders', 'wave'], ['Abyss Jackpot', 'shark'], ['Tentacle Tales', 'octopus'], ['Harbor Heist', 'ship'],
    ['Bubble Bounty', 'pearl'], ['Angler Night', 'fish'], ['Typhoon Fishing', 'wave'], ['Sunken Galleon', 'ship'], ['Dragon Fish', 'dragon'], ['Star Fisher', 'starry'],
    ['Tidal Wheel', 'wheel'], ['Monsoon Catch', 'fish'], ['Jelly Lights', 'octopus'], ['Net Profit', 'turtle'], ['Marlin Cup', 'trophy'], ['Blue Fin Royale', 'fish'],
  ],
  LIVE: [
    ['Baccarat', 'cards'], ['Speed Baccarat', 'cards'], ['No Commission Baccarat', 'dealer'], ['Dragon Tiger', 'dragon'], ['Roulette', 'roulette'], ['Auto Roulette', 'roulette'],
    ['Lightning Wheel', 'wheel'], ['Blackjack', 'cards'], ['Sic Bo', 'dice'], ['Teen Cards', 'cards'], ['Fan Tan', 'chips'], ['Color Dice', 'dice'], ['Bull Fight Table', 'bull'],
    ['Pula Puti', 'balls'], ['Salon Privado', 'dealer'], ['Dream Catch Wheel', 'wheel'], ['Andar Table', 'cards'], ['Three Card Deal', 'dealer'], ['Casino War', 'swords'], ['High Card Hall', 'chips'],
  ],
  PVP: [
    ['Tongits Royale', 'cards'], ['Pusoy Club', 'cards'], ['Rummy House', 'cards'], ['Truco Arena', 'cards'], ['Hold’em Lounge', 'chips'], ['Omaha Nights', 'chips'], ['Mahjong Garden', 'mahjong'],
    ['Mahjong Duel', 'mahjong'], ['Domino Kings', 'domino'], ['Domino Gaple', 'domino'], ['Big Two', 'cards'], ['Thirteen', 'cards'], ['Bull Bull', 'bull'], ['Golden Flower', 'blossom'], ['Lucky Nine', 'dice'],
    ['Liar Dice', 'dice'], ['Ludo Sprint', 'dice'], ['Sabong Cards', 'rooster'], ['Red Black Duel', 'swords'], ['Crash Pilots', 'rocket'], ['Mines Party', 'gem'], ['Hi Lo Hall', 'cards'], ['Jhandi Table', 'dice'], ['Color Game', 'wheel'],
  ],
  SPORTS: [
    ['Sportsbook', 'football'], ['Football Live', 'football'], ['Hoops Arena', 'basketball'], ['Tennis Court', 'tennis'], ['Virtual League', 'trophy'], ['Fight Night', 'boxing'], ['Motor Track', 'racing'], ['Champions Pick', 'trophy'],
  ],
  ESPORTS: [
    ['Arena Five', 'gamepad'], ['Counter Ops', 'crosshair'], ['Legends Rift', 'swords'], ['Royale Drop', 'shield'], ['Mobile Clash', 'gamepad'], ['Rocket Goal', 'rocket'], ['Tower Siege', 'temple'], ['Street Brawl', 'boxing'], ['Speed Circuit', 'racing'], ['World Series', 'trophy'],
  ],
  COCKFIGHT: [
    ['Derby Hall', 'rooster'], ['Grand Derby', 'rooster'], ['Spur Masters', 'rooster'], ['Sunday Pit', 'trophy'], ['Champion Rooster', 'crown'],
  ],
  LOTT: [
    ['Lotto 6/42', 'balls'], ['Lotto 6/49', 'balls'], ['Mega 6/55', 'balls'], ['3D Draw', 'ticket'], ['4D Draw', 'ticket'], ['2D Noon', 'ticket'], ['Swertres Evening', 'balls'], ['Pick Five', 'balls'], ['Keno Hall', 'balls'], ['Super Six', 'ticket'], ['Island Draw', 'ticket'], ['Weekend Mega', 'coin'], ['Daily Twelve', 'balls'], ['Night Keno', 'moon'],
  ],
  ELOTT: [
    ['Fast Three 1 Min', 'dice'], ['Fast Three 3 Min', 'dice'], ['Five Star 1 Min', 'starry'], ['Five Star 5 Min', 'starry'], ['Racing Ten', 'racing'], ['Lucky Eleven', 'clover'], ['Happy Eight', 'balls'], ['PK Ten', 'racing'], ['Swift Keno', 'balls'], ['Color Spin', 'wheel'], ['Turbo 4D', 'ticket'], ['Mini Lotto', 'ticket'], ['Flash Sic Bo', 'dice'], ['Bolt Draw', 'bolt'],
  ],
  INHOUSE: [
    ['House Slots', 'seven'], ['Crash Comet', 'rocket'], ['Plinko Drop', 'balls'], ['Mines', 'gem'], ['Dice Duel', 'dice'], ['Hi Lo', 'cards'], ['Limbo Leap', 'bolt'], ['Wheel of Plenty', 'wheel'], ['Keno Quick', 'balls'], ['Tower Climb', 'temple'], ['Coin Flip', 'coin'], ['Scratch Star', 'ticket'],
    ['Treasure Map', 'chest'], ['Lucky Ladder', 'clover'], ['Fruit Stand', 'cherries'], ['Goal Kick', 'football'], ['Hoop Shot', 'basketball'], ['Turtle Race', 'turtle'], ['Potion Mix', 'potion'], ['Lantern Night', 'lantern'], ['Volcano Run', 'volcano'], ['Snow Spin', 'snow'],
  ],
};
