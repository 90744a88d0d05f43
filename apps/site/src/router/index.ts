/**
 * The part of react-router-dom that the site uses, for the build. The package comes whole or not at all: bundlers
 * keep its routes, forms and prefetching, 9 KiB that nothing here runs, and each link of a page pays for them when
 * the page is taken over. `router.test.tsx` asks both the same.
 */
export { Link } from './Link';
export {
  createPath,
  Navigate,
  NavigationType,
  Router,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from './steps';
