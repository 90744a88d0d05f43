import { expect, test } from 'vitest';
import { listAhead } from './listAhead';

const manifest = {
  'home.tsx': { file: 'assets/home.js', imports: ['_parts.js'] },
  'login.tsx': {
    file: 'assets/login.js',
    imports: ['_parts.js', '_forms.js'],
    css: ['assets/login.css'],
  },
  'money.tsx': { file: 'assets/money.js' },
  '_parts.js': { file: 'assets/parts.js' },
  '_forms.js': { file: 'assets/forms.js' },
};
const named = { scripts: ['assets/parts.js'], styles: [], assets: [] };
const row = (path: string, visitor: string, member: string) => ({
  ...{ paths: [path], visitor: [visitor], member: [member] },
});

test('a page lists for every address the further files of visitors and members [ROUTE-20]', () => {
  const screens = [
    row('/m/login', 'login.tsx', 'home.tsx'),
    row('/m/home', 'home.tsx', 'home.tsx'),
  ];
  const { files, ...rest } = listAhead({ manifest }, named, { member: ['money.tsx'], screens });
  const [money, login, forms, styles, home] = [
    'money.js',
    'login.js',
    'forms.js',
    'login.css',
    'home.js',
  ].map((name) => files.indexOf(`assets/${name}`));
  expect(files).toHaveLength(5);
  expect(rest).toEqual({
    member: [money],
    screens: [
      [['/m/login'], [login, forms, styles], [home]],
      [['/m/home'], [home]],
    ],
  });
});

test('a module that the build does not know is an error, not a gap', () => {
  const screens = [row('/m/login', 'gone.tsx', 'home.tsx')];
  expect(() => listAhead({ manifest }, named, { member: [], screens })).toThrow('gone.tsx');
});
