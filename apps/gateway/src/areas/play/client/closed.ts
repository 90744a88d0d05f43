import { leaveGame, tellParent } from './parentPage';

document.getElementById('close')?.addEventListener('click', leaveGame);
tellParent({ type: 'playhouse:ready' });
