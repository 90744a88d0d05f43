import { useSearchParams } from 'react-router-dom';
import { readOuterApp } from '../logic/outerApp';
import { OuterAppView } from '../views/OuterAppView';

/** /m/outerApp; query `url` is the address outside the site. */
export function OuterAppPage() {
  const [parameters] = useSearchParams();
  return <OuterAppView app={readOuterApp(parameters.get('url'))} />;
}
