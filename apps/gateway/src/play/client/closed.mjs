import { tell } from './boot.mjs';

document
  .getElementById('close')
  ?.addEventListener('click', () => tell({ type: 'playhouse:close' }));
