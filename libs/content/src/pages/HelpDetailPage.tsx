import { useLanguage } from '@playhouse/i18n';
import { useFollowLink } from '@playhouse/navigation';
import { useViewState, useWps } from '@playhouse/platform';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { helpIndex } from '../logic/helpIndex';
import { helpOptions } from '../queries';
import { HelpDetailView } from '../views/HelpDetailView';

/** /m/helpDetail; query `i` picks the text. */
export function HelpDetailPage() {
  const { language } = useLanguage();
  const [parameters] = useSearchParams();
  const state = useViewState(useQuery(helpOptions(useWps(), language)));
  const follow = useFollowLink();
  if (state.status !== 'ready') return <HelpDetailView state={state} onFollow={follow} />;
  const text = state.data[helpIndex(parameters.get('i'), state.data.length)];
  return (
    <HelpDetailView
      state={text === undefined ? { status: 'empty' } : { status: 'ready', data: text }}
      onFollow={follow}
    />
  );
}
