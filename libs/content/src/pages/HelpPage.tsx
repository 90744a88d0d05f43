import { useLanguage } from '@playhouse/i18n';
import { useFollowLink } from '@playhouse/navigation';
import type { AskScreen } from '@playhouse/navigation';
import { useViewState, useWps } from '@playhouse/platform';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { helpIndex } from '../logic/helpIndex';
import { helpOptions } from '../queries';
import { HelpView } from '../views/HelpView';

/** The texts of the help centre. */
export const askHelp: AskScreen = ({ client, wps, language }) => {
  void client.prefetchQuery(helpOptions(wps, language));
};

/** /m/help; query `i` picks the text that is open at first (HELP-01). */
export function HelpPage() {
  const { language } = useLanguage();
  const [parameters] = useSearchParams();
  const [chosen, setChosen] = useState<number>();
  const query = useQuery(helpOptions(useWps(), language));
  const initial = helpIndex(parameters.get('i'), query.data?.length ?? 0);
  return (
    <HelpView
      state={useViewState(query)}
      active={chosen ?? initial}
      onSelect={setChosen}
      onFollow={useFollowLink()}
    />
  );
}
