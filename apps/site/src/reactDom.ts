/**
 * What puts React on a page. In the build it goes with the packages (vite.config.ts), so that React readies itself as
 * their script runs, a task of its own, and not in the middle of the application's.
 */
export { createRoot, hydrateRoot } from 'react-dom/client';
