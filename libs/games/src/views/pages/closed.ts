import '../frame/frame.css';
import { leaveGame, tellParent } from '../frame/parentPage';

document.getElementById('close')?.addEventListener('click', leaveGame);
tellParent({ type: 'playhouse:ready' });
