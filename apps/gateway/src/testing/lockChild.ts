import { lockFolder } from '../db/lock';

// A process that locks folders when it is told to, says whether it could, and keeps them until it is ended.
process.on('message', (folder: string) => {
  lockFolder(folder).then(
    () => process.send?.('locked'),
    (error: unknown) => process.send?.(String(error)),
  );
});
process.send?.('ready');
