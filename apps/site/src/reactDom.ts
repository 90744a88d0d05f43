/**
 * The part of React that draws a page. In the build it goes with the packages (vite.config.ts), so that React starts as
 * their script runs, a task of its own, and not in the middle of the application's.
 */
export { createRoot, hydrateRoot } from 'react-dom/client';
