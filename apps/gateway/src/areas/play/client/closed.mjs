import { leave, tell } from './boot.mjs';

document.getElementById('close')?.addEventListener('click', leave);
tell({ type: 'playhouse:ready' });
