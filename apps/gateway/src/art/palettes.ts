import type { Palette } from './draw';

const palette = (
  deep: string,
  ground: string,
  glow: string,
  light: string,
  main: string,
  dark: string,
  accent: string,
): Palette => ({ deep, ground, glow, light, main, dark, accent });

/** Chosen by eye; every subject stands out from its ground. */
export const palettes: readonly Palette[] = [
  palette('#1b0638', '#5b1fa8', '#c77dff', '#fff1b8', '#ffb703', '#c2410c', '#ff5d8f'),
  palette('#021b3a', '#0b5fa5', '#4cc9f0', '#fff3c4', '#ffc53d', '#d4590c', '#7cf5d5'),
  palette('#2b0306', '#a3121f', '#ff6b4a', '#fff4c2', '#ffca3a', '#b45309', '#ffe8a3'),
  palette('#02231c', '#0a7a5a', '#43e5a0', '#fff6cf', '#ffd166', '#c8780c', '#b8ffdd'),
  palette('#0a0a2e', '#2a2fa8', '#7a8bff', '#d9fbff', '#4de1ff', '#0b6fb8', '#ffd86b'),
  palette('#2a0726', '#a31a7f', '#ff7ad1', '#ffe9f6', '#ff9ad5', '#a3186f', '#ffe066'),
  palette('#1f1003', '#8a4b12', '#ffb347', '#fff3d6', '#ffcf6b', '#9a5a10', '#ffedb0'),
  palette('#061d2b', '#0e7490', '#5eead4', '#ffe8e0', '#ff8e72', '#b8321c', '#fff0b5'),
  palette('#16062e', '#44108a', '#a06bff', '#e6fff6', '#4ff0b7', '#0a8f6a', '#ffda6b'),
  palette('#2d0a14', '#b3224f', '#ff8fa8', '#f4fbff', '#a9e4ff', '#2a7fb8', '#ffd76e'),
  palette('#0d1b06', '#3f7d12', '#b6f04a', '#fff7d1', '#ffd84d', '#b8690a', '#ff7b54'),
  palette('#03142e', '#123f8c', '#59a5ff', '#ffffff', '#cfe3ff', '#5a82c9', '#ffcf5c'),
  palette('#2c1203', '#c2540a', '#ffb15c', '#fff7e0', '#ffe28a', '#c46a08', '#fff'),
  palette('#051f24', '#12757a', '#62f0d2', '#f3eaff', '#c4a1ff', '#5b2bc4', '#ffe07a'),
  palette('#230a36', '#8b2fb0', '#f28bff', '#fff', '#ffd1f0', '#d14fa3', '#8ff5ff'),
  palette('#101418', '#39434f', '#9fb4c9', '#fff6d5', '#f6c453', '#9a6410', '#ff7a5c'),
];
