import { leave } from './boot.mjs';

document.getElementById('close')?.addEventListener('click', leave);
