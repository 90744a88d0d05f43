import { meetLayers } from '@playhouse/navigation';
import { StartupGate } from '@playhouse/shell';
import { ConfirmHost, LayerGateContext, Toaster } from '@playhouse/ui-kit';
import type { ReactNode } from 'react';
import { FailureToasts } from './FailureToasts';
import { LastLobby } from './offline/LastLobby';
import { ReadyMark } from './ReadyMark';
import type { Reactions } from './createReactions';
import { SiteProviders } from './SiteProviders';
import type { SiteProvidersProps } from './SiteProviders';

export interface SiteProps extends Omit<SiteProvidersProps, 'children'> {
  readonly reactions: Reactions;
  readonly navigate: (href: string) => void;
  /** The router's screens. */
  readonly children: ReactNode;
}

/** The whole tree, the same in the prerendered page and in the browser, so that React can take it over. */
export function Site({ reactions, navigate, children, ...providers }: SiteProps) {
  return (
    <SiteProviders {...providers}>
      <LayerGateContext value={meetLayers}>
        <StartupGate>{children}</StartupGate>
        <ConfirmHost />
      </LayerGateContext>
      <FailureToasts reactions={reactions} navigate={navigate} />
      <Toaster />
      <LastLobby />
      <ReadyMark />
    </SiteProviders>
  );
}
